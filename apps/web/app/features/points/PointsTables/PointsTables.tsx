import { EmptyState } from '@huarong/ui';
import { useTerms } from '../../../platform/terms/terms.ts';
import { countText, dayText, momentText, pointsChangeText, RecordTable } from '../../account/index.ts';
import type { Exchanges, Movements, PointsSummary } from '../points-data.ts';
import styles from './PointsTables.module.css';

/** Movements of points. */
export const MovementTable = ({ movements }: { movements: Movements }) => (
  <RecordTable
    label="积分收支"
    rows={movements}
    columns={[
      { label: '时间', cell: ({ at }) => momentText(at) },
      { label: '来源', cell: ({ source }) => source },
      {
        label: '说明',
        cell: ({ text, expiresAt }) => (
          <>
            {text}
            {expiresAt && <small>到 {dayText(expiresAt)}</small>}
          </>
        ),
      },
      {
        label: '变化',
        isAmount: true,
        cell: ({ change }) => (
          <b className={styles.change} data-in={change > 0 || undefined}>
            {pointsChangeText(change)}
          </b>
        ),
      },
      { label: '余额', isAmount: true, cell: ({ balance }) => countText(balance) },
    ]}
  />
);

/** Expiring points, earliest first. */
export const ExpiringTable = ({ expiring }: { expiring: PointsSummary['expiring'] }) => (
  <RecordTable
    label="即将到期的积分"
    rows={expiring}
    columns={[
      { label: '到期日', cell: ({ at }) => dayText(at) },
      { label: '说明', cell: () => '当天 23:59 前用于抵扣或兑换，先用先到期的' },
      { label: '积分', isAmount: true, cell: ({ points }) => countText(points) },
    ]}
  />
);

/** Exchange history. */
export const ExchangeTable = ({ exchanges }: { exchanges: Exchanges }) => (
  <RecordTable
    label="兑换记录"
    rows={exchanges}
    columns={[
      { label: '时间', cell: ({ at }) => momentText(at) },
      { label: '兑换的商品', cell: ({ name }) => name },
      {
        label: '状态',
        cell: ({ statusText, orderId }) =>
          orderId ? <a href={`/myOrderList/${orderId}`}>{statusText}</a> : statusText,
      },
      { label: '使用积分', isAmount: true, cell: ({ points }) => countText(points) },
    ]}
  />
);

export function NoRecords({ isExchanges }: { isExchanges: boolean }) {
  const { commentPoints } = useTerms();
  return isExchanges ? (
    <EmptyState icon="gift" title="还没有兑换过" level={3}>
      积分可以换小样与旅行装，随下一单寄出。
    </EmptyState>
  ) : (
    <EmptyState icon="coin" title="还没有积分记录" level={3}>
      完成第一笔订单后，积分会出现在这里。{commentPoints > 0 && `写一条评价也能得 ${commentPoints} 分。`}
    </EmptyState>
  );
}
