import type { StoredCard, StoredCardMovement } from '@huarong/contract/payment';
import { fen, shanghaiIso, toYuan } from '@huarong/core/shared';
import type { CardRow, MovementRow } from './stored-cards.queries.ts';

const yuan = (amount: number) => toYuan(fen(amount));

/** Why a card cannot pay now, as display text; null when it can. */
export function unusableReason(card: CardRow): string | null {
  if (card.state === 'lost') return '已挂失';
  if (card.state === 'frozen') return '已冻结，请联系客服';
  if (card.state === 'closed') return '已停用';
  if (card.is_expired) return '已过期';
  return card.balance_fen - card.held_fen > 0 ? null : card.held_fen > 0 ? '余额都在占用中' : '余额为零';
}

export function presentCard(card: CardRow): StoredCard {
  const reason = unusableReason(card);
  // Only a card that was activated can be bound.
  const state = card.state === 'inactive' ? 'closed' : card.state;
  return {
    cardId: card.id,
    cardTail: card.tail,
    balance: yuan(card.balance_fen - card.held_fen),
    held: yuan(card.held_fen),
    faceValue: yuan(card.face_fen),
    state: card.is_expired && state === 'active' ? 'expired' : state,
    ...(card.expires_at && { expiresAt: shanghaiIso(card.expires_at) }),
    usable: reason === null,
    ...(reason !== null && { reason }),
    ...(card.lost_at && { lostAt: shanghaiIso(card.lost_at) }),
  };
}

const TEXTS: Record<StoredCardMovement['kind'], string> = {
  bind: '绑定到账户',
  hold: '下单占用，等待付清',
  capture: '订单支付',
  release: '订单未付完，解除占用',
  refund: '按原支付方式退回',
  'move-out': '挂失换卡，余额转出',
  'move-in': '挂失换卡，余额转入',
};

export const presentMovement = (row: MovementRow): StoredCardMovement => {
  const kind = row.kind as StoredCardMovement['kind'];
  return {
    at: shanghaiIso(row.at),
    cardId: row.card_id,
    cardTail: row.tail,
    kind,
    text: TEXTS[kind],
    reference: row.order_id ?? '',
    amount: yuan(row.amount_fen),
    balance: yuan(row.balance_fen),
  };
};
