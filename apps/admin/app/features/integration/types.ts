import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type KeyRow = Output<AdminContracts['integrationKeys']['list']>['rows'][number];
export type WebhookRow = Output<AdminContracts['webhooks']['detail']>;
export type Topic = WebhookRow['topics'][number];
export type DeliveryRow = Output<AdminContracts['webhooks']['deliveries']>['rows'][number];

export const TOPICS: Readonly<Record<Topic, string>> = {
  'order.paid': '订单已付款',
  'order.shipped': '订单已发货',
  'order.returned': '退货已完成',
  'stock.changed': '库存有变化',
};
export const topicLabel = (topic: string): string => TOPICS[topic as Topic] ?? '测试推送';

export const KEY_STATES = {
  valid: { label: '有效', className: 'st st-ok' },
  expired: { label: '已到期', className: 'st st-hold' },
  revoked: { label: '已作废', className: 'st' },
} as const;

export const DELIVERY_STATES = {
  waiting: { label: '等待发送', className: 'st st-half' },
  delivered: { label: '已送达', className: 'st st-ok' },
  parked: { label: '没有送达', className: 'st st-bad' },
} as const;

/** The mark of a webhook: one that fails is not paused yet. */
export const webhookState = ({ state, failingSince }: WebhookRow) =>
  state === 'paused'
    ? { label: '已暂停', className: 'st st-hold' }
    : failingSince !== null
      ? { label: '对方没有接收', className: 'st st-bad' }
      : { label: '正常', className: 'st st-ok' };
