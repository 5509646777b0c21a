import { STORE } from '@huarong/core/shared';
import type { Filter } from '../../../ui/filters/filter.ts';
import { PAYMENT_OPTIONS, STATUS_OPTIONS } from '../order-texts.ts';

const yes = [{ value: 'yes', label: '是' }];
const HOURS = Array.from({ length: 24 }, (_, hour) => {
  const value = String(hour).padStart(2, '0');
  return { value, label: `${value}:00–${value}:59` };
});
const LEVELS = [
  ...Object.entries(STORE.cards).map(([value, { name }]) => ({ value, label: name })),
  { value: 'GUEST', label: '下单时不是会员' },
];

/** The filters of the order list. `provinces`: those that the shop serves. */
export const orderFilters = (
  provinces: readonly { code: string; name: string }[],
  carriers: readonly { name: string }[],
): Filter[] => [
  { name: 'status', label: '状态', words: 'zhuangtai', kind: 'choices', options: STATUS_OPTIONS },
  { name: 'placed', label: '下单', words: 'xiadan', kind: 'days' },
  { name: 'paid', label: '付款', words: 'fukuan', kind: 'days' },
  { name: 'shipped', label: '发货', words: 'fahuo', kind: 'days' },
  { name: 'signed', label: '签收', words: 'qianshou', kind: 'days' },
  { name: 'amount', label: '金额', words: 'jine', kind: 'amounts' },
  { name: 'payment', label: '支付方式', words: 'zhifu fangshi', kind: 'choices', options: PAYMENT_OPTIONS },
  {
    name: 'kind',
    label: '类型',
    words: 'leixing',
    kind: 'choices',
    options: [
      { value: 'ordinary', label: '普通' },
      { value: 'presale', label: '预售' },
    ],
  },
  {
    name: 'province',
    label: '省份',
    words: 'shengfen',
    kind: 'choices',
    options: provinces.map(({ code, name }) => ({ value: code, label: name })),
  },
  {
    name: 'carrier',
    label: '快递',
    words: 'kuaidi',
    kind: 'choices',
    options: carriers.map(({ name }) => ({ value: name, label: name })),
  },
  { name: 'brand', label: '品牌', words: 'pinpai', kind: 'text', placeholder: '品牌中文名' },
  { name: 'sku', label: '商品编码', words: 'shangpin bianma', kind: 'text', placeholder: 'HR20710103' },
  { name: 'product', label: '货号', words: 'huohao', kind: 'text', placeholder: '商品的货号' },
  { name: 'category', label: '分类', words: 'fenlei', kind: 'text', placeholder: '分类编号' },
  { name: 'offer', label: '活动或券', words: 'huodong quan', kind: 'text', placeholder: '活动或券的编号' },
  { name: 'hour', label: '付款钟点', words: 'zhongdian', kind: 'choices', options: HOURS },
  { name: 'level', label: '会员卡', words: 'huiyuanka', kind: 'choices', options: LEVELS },
  { name: 'firstSource', label: '首次来源', words: 'shouci laiyuan', kind: 'text', placeholder: 'douyin' },
  { name: 'lastSource', label: '下单来源', words: 'xiadan laiyuan', kind: 'text', placeholder: 'douyin' },
  { name: 'tag', label: '标签', words: 'biaoqian', kind: 'text' },
  {
    name: 'claimedBy',
    label: '处理人',
    words: 'chuliren',
    kind: 'choices',
    options: [{ value: 'me', label: '我' }],
  },
  { name: 'late', label: '逾期未发', words: 'yuqi', kind: 'choices', options: yes },
  { name: 'untraced', label: '发出 48 小时无物流', words: 'wuliu', kind: 'choices', options: yes },
  { name: 'undecided', label: '取消申请', words: 'quxiao shenqing', kind: 'choices', options: yes },
  { name: 'refused', label: '拒收', words: 'jushou', kind: 'choices', options: yes },
  { name: 'coupon', label: '用了优惠券', words: 'youhuiquan', kind: 'choices', options: yes },
  { name: 'guest', label: '游客', words: 'youke', kind: 'choices', options: yes },
  { name: 'note', label: '有留言', words: 'liuyan', kind: 'choices', options: yes },
  { name: 'engraving', label: '刻字', words: 'kezi', kind: 'choices', options: yes },
  { name: 'packaging', label: '礼盒', words: 'lihe', kind: 'choices', options: yes },
];

export const ORDER_SORTS = [
  { value: 'placed', label: '按下单时间' },
  { value: 'deadline', label: '按发货时限' },
  { value: 'paid', label: '按付款时间' },
  { value: 'amount', label: '按金额' },
] as const;
