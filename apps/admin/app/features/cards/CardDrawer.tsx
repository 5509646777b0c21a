import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { formatFen, formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { CARD_STATES, type CardDetail } from './card-texts.ts';

const ACTIONS = {
  freeze: { title: '冻结这张卡', action: '冻结', reasons: ['疑似盗刷', '会员挂失', '司法要求'] },
  unfreeze: { title: '解冻这张卡', action: '解冻', reasons: ['已核实本人', '误冻结'] },
  replace: { title: '挂失换卡', action: '提交，要第二个人', reasons: ['会员挂失，已核实本人', '卡片损坏'] },
} as const;
type Action = keyof typeof ACTIONS;

/** One card: its holder, its movements, and what staff may do with it. */
export function CardDrawer({
  cardId,
  onClose,
  onChanged,
}: {
  cardId: string;
  onClose: () => void;
  onChanged: () => void;
}) {
  const can = useCan();
  const [card, setCard] = useState<CardDetail | null>(null);
  const [error, setError] = useState<string>();
  const [action, setAction] = useState<Action | null>(null);
  const read = useCallback(async () => {
    const reply = await api.storedCards.card({ cardId });
    setCard(reply.ok ? reply.value : null);
    setError(reply.ok ? undefined : reply.refusal.message);
  }, [cardId]);
  useEffect(() => void read(), [read]);
  async function confirm(chosen: Action, reason: string): Promise<string | null> {
    const reply = await api.storedCards[chosen]({ cardId, reason });
    if (!reply.ok) return reply.refusal.message;
    showToast(chosen === 'replace' ? '已提交，等第二个人同意后转余额' : `已${ACTIONS[chosen].action}`);
    await read();
    onChanged();
    return null;
  }
  if (card && action)
    return (
      <ReasonDialog
        {...ACTIONS[action]}
        isDanger={action === 'freeze'}
        onClose={() => setAction(null)}
        onConfirm={(reason) => confirm(action, reason)}
      >
        <p>
          尾号 {card.tail}，余额 {formatFen(card.balanceFen)}。
          {action === 'freeze' && '冻结后不能绑定，也不能支付，直到解冻。'}
          {action === 'replace' && '新卡直接绑定到同一位会员，旧卡停用；以后的退款也退到新卡。'}
        </p>
      </ReasonDialog>
    );
  return (
    <Dialog
      title={card ? `尾号 ${card.tail}` : '储值卡'}
      kind="drawer"
      onClose={onClose}
      actions={
        card && (
          <div className="acts">
            {can('card:freeze') && (card.state === 'active' || card.state === 'lost') && (
              <button type="button" className="btn btn-danger" onClick={() => setAction('freeze')}>
                冻结
              </button>
            )}
            {can('card:freeze') && card.state === 'frozen' && (
              <button type="button" className="btn" onClick={() => setAction('unfreeze')}>
                解冻
              </button>
            )}
            {can('card:issue') && card.member && (card.state === 'lost' || card.state === 'frozen') && (
              <button type="button" className="btn btn-ink" onClick={() => setAction('replace')}>
                挂失换卡
              </button>
            )}
          </div>
        )
      }
    >
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      {!card && !error && <p className="muted">正在读取</p>}
      {card && <CardFacts card={card} />}
    </Dialog>
  );
}

const CardFacts = ({ card }: { card: CardDetail }) => (
  <div className="stack stack-4">
    <table className="tbl tbl-flat tbl-in" aria-label="卡的情况">
      <tbody>
        <tr>
          <td className="muted">状态</td>
          <td>
            <span className={CARD_STATES[card.state].className}>{CARD_STATES[card.state].label}</span>
          </td>
        </tr>
        <tr>
          <td className="muted">余额</td>
          <td>
            {formatFen(card.balanceFen)} / {formatFen(card.faceFen)}
            {card.heldFen > 0 && `，占用 ${formatFen(card.heldFen)}`}
          </td>
        </tr>
        <tr>
          <td className="muted">会员</td>
          <td>
            {card.member ? (
              <>
                <Link className="lnk" to={`/members/${card.member.memberId}`}>
                  {card.member.nickname}
                </Link>{' '}
                {card.member.mobile}
              </>
            ) : (
              '没有绑定'
            )}
          </td>
        </tr>
        <tr>
          <td className="muted">批次</td>
          <td>{card.batchCode ?? '没有批次'}</td>
        </tr>
        <tr>
          <td className="muted">有效期</td>
          <td>{card.expiresAt === null ? '不设有效期' : `至 ${formatTime(card.expiresAt)}`}</td>
        </tr>
        {card.replacesTail && (
          <tr>
            <td className="muted">换自</td>
            <td>尾号 {card.replacesTail}</td>
          </tr>
        )}
        {card.replacedByTail && (
          <tr>
            <td className="muted">换成</td>
            <td>尾号 {card.replacedByTail}</td>
          </tr>
        )}
      </tbody>
    </table>
    <table className="tbl tbl-in" aria-label="收支">
      <tbody>
        {card.entries.map(({ at, text, amountFen, balanceFen }) => (
          <tr key={`${at}${text}${balanceFen}`}>
            <td>{formatTime(at)}</td>
            <td>{text}</td>
            <td className="num">{formatFen(amountFen)}</td>
            <td className="num muted">{formatFen(balanceFen)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {card.changes.length > 0 && (
      <table className="tbl tbl-in" aria-label="冻结与挂失">
        <tbody>
          {card.changes.map(({ at, text, by, reason }) => (
            <tr key={`${at}${text}`}>
              <td>{formatTime(at)}</td>
              <td>{text}</td>
              <td>{by}</td>
              <td className="wrap-c muted">{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </div>
);
