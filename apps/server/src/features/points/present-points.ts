import { shanghaiIso } from '@huarong/core/shared';
import type { Selectable } from 'kysely';
import type { Tables } from '#platform/database';
import { COUPON_REFERENCE } from './coupon-points.ts';
import type { EntryKind } from './points.queries.ts';
import type { listMovements } from './points-page.queries.ts';

const SOURCES: Record<EntryKind, string> = {
  earn: '订单完成',
  hold: '下单抵扣',
  release: '取消退回',
  spend: '下单抵扣',
  'give-back': '退货退回',
  'take-back': '退货收回',
  expire: '到期',
  exchange: '积分兑换',
  reward: '奖励',
  adjust: '客服调整',
};

/** Prefix of the references of store receipts. */
export const STORE_RECEIPT = 'offline:';

const sourceOf = ({ kind, reference }: { kind: EntryKind; reference: string }) => {
  if (kind === 'give-back' && reference.startsWith(COUPON_REFERENCE)) return '兑换退回';
  if (!reference.startsWith(STORE_RECEIPT)) return SOURCES[kind];
  return kind === 'earn' ? '门店消费' : '门店退货';
};

export const presentMovement = (row: Awaited<ReturnType<typeof listMovements>>[number]) => ({
  at: shanghaiIso(row.at),
  source: sourceOf(row),
  text: row.text,
  change: row.pay_points,
  balance: row.balance,
  ...(row.expires_at && { expiresAt: shanghaiIso(row.expires_at) }),
});

/** `is_sendable`: the reward can still be a line of an order. */
type ExchangeRow = Selectable<Tables['points_exchange']> & { is_sendable: boolean };

export const presentExchange = (row: ExchangeRow) => ({
  name: row.name,
  points: row.points,
  at: shanghaiIso(row.at),
  statusText: exchangeText(row),
  ...(row.order_id !== null && { orderId: row.order_id }),
});

function exchangeText(row: ExchangeRow): string {
  const { state, order_id: orderId, is_sendable: isSendable } = row;
  if (state === 'sent' && orderId) return `已随订单 ${orderId} 寄出`;
  if (state === 'sent') return row.carrier ? `已寄出，${row.carrier} ${row.waybill_no}` : '已寄出';
  if (orderId) return `将随订单 ${orderId} 寄出`;
  return isSendable ? '随下一单寄出' : '暂时无法随单寄出，请联系客服';
}
