import { formatFen } from '../format.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';

/** What sells too cheaply, and how to ask a second person for it. */
export interface BelowFloor {
  message: string;
  skus: { skuId: string; name: string; paid: number; cost: number | null }[];
  /** The error, or null when it is asked. */
  ask: (reason: string) => Promise<string | null>;
}

const REASONS = ['清仓', '引流款，预算已定', '供应商补贴差价'];

/** Which skus an offer sells too cheaply, and why it should go on all the same; a second person decides. */
export const BelowFloorDialog = ({
  message,
  skus,
  ask,
  isLive,
  onClose,
}: BelowFloor & { isLive: boolean; onClose: () => void }) => (
  <ReasonDialog
    title={isLive ? '改动要另一人批准' : '发布要另一人批准'}
    reasons={REASONS}
    action="提交，等另一人批准"
    readBy="批准的人会看到"
    onClose={onClose}
    onConfirm={ask}
  >
    <p>
      {message}。批准之前{isLive ? '仍按现在的规则卖' : '不会上线'}，24 小时没有人批准就作废。
    </p>
    <BrokenSkus skus={skus} />
  </ReasonDialog>
);

const BrokenSkus = ({ skus }: Pick<BelowFloor, 'skus'>) => {
  const hasCosts = skus.some(({ cost }) => cost !== null);
  return (
    <table className="tbl tbl-flat tbl-in">
      <thead>
        <tr>
          <th>规格</th>
          <th className="num">到手</th>
          {hasCosts && <th className="num">成本</th>}
          {hasCosts && <th className="num">每件</th>}
        </tr>
      </thead>
      <tbody>
        {skus.slice(0, SHOWN).map(({ skuId, name, paid, cost }) => (
          <tr key={skuId}>
            <td>{name}</td>
            <td className="num">{formatFen(paid)}</td>
            {cost !== null && <td className="num">{formatFen(cost)}</td>}
            {cost !== null && <td className="num text-bad">{formatFen(paid - cost)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
const SHOWN = 6;
