import type { FieldChange } from '../../ui/evidence/Diff.tsx';
import type { TimelineItem } from '../../ui/evidence/Timeline.tsx';
import type { Filter } from '../../ui/filters/filter.ts';

/** Values for the gallery only; pages read theirs from the server. */
export const EXAMPLE_ROWS = [
  { id: '202611150009912360-1', name: '卫** 135****7724', fen: 111_900, status: '待发货' },
  { id: '202611150008127745-1', name: '蒋* 189****4437', fen: 22_800, status: '待发货' },
];

export const EXAMPLE_FILTERS: readonly Filter[] = [
  {
    kind: 'choices',
    name: 'status',
    label: '状态',
    words: 'zhuangtai',
    options: [
      { value: '30', label: '待发货' },
      { value: '35', label: '备货中' },
    ],
  },
  { kind: 'days', name: 'placed', label: '下单时间', words: 'xiadan' },
  { kind: 'amounts', name: 'amount', label: '实付金额', words: 'shifu' },
  { kind: 'text', name: 'brand', label: '品牌', words: 'pinpai' },
];

export const EXAMPLE_CHANGES: readonly FieldChange[] = [
  { field: '城市', before: '杭州市', after: '宁波市' },
  { field: '结束时间', before: null, after: '2026-11-18' },
];

export const EXAMPLE_TIMELINE: readonly TimelineItem[] = [
  { id: '3', at: '2026-11-16T01:40:00Z', by: 'staff', name: '林小满', text: '置顶备注', detail: '勿放发票' },
  { id: '2', at: '2026-11-15T12:15:00Z', by: 'system', text: '确认付款 ¥1,220.00' },
  { id: '1', at: '2026-11-15T12:14:00Z', by: 'shopper', text: '顾客提交订单' },
];

export const EXAMPLE_HOURS = {
  today: Array.from({ length: 24 }, (_, hour) => (hour <= 10 ? hour * hour * 20_000 : 0)),
  before: Array.from({ length: 24 }, (_, hour) => Math.round(1_000_000 * (1 + Math.sin(hour / 3.5)))),
  currentHour: 10,
};
