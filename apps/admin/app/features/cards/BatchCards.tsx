import { Empty } from '../../ui/Empty.tsx';
import { formatFen, formatTime } from '../../ui/format.ts';
import { type BatchDetail, CARD_STATES } from './card-texts.ts';

/** The cards of a batch by number. */
export function BatchCards({ batch, onOpen }: { batch: BatchDetail; onOpen: (cardId: string) => void }) {
  if (batch.cards.length === 0) return <Empty title="还没有卡">第二个人同意后开始制作。</Empty>;
  return (
    <div className="tw">
      <table className="tbl tbl-flat" aria-label="这一批的卡">
        <thead>
          <tr>
            <th className="num">序号</th>
            <th>尾号</th>
            <th className="num">余额</th>
            <th>会员</th>
            <th>有效期</th>
            <th>状态</th>
          </tr>
        </thead>
        <tbody>
          {batch.cards.map((card) => (
            <tr key={card.cardId}>
              <td className="num muted">{card.number}</td>
              <td>
                <button type="button" className="btn btn-sm" onClick={() => onOpen(card.cardId)}>
                  尾号 {card.tail}
                </button>
              </td>
              <td className="num">{formatFen(card.balanceFen)}</td>
              <td>{card.member ? `${card.member.nickname} ${card.member.mobile}` : '没有绑定'}</td>
              <td>{card.expiresAt === null ? '—' : formatTime(card.expiresAt)}</td>
              <td>
                <span className={CARD_STATES[card.state].className}>{CARD_STATES[card.state].label}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
