import { STORE } from '../../shared/index.ts';
import { defineGroup } from '../group.ts';

const { payMinutes, shortPayMinutes, receiptDays, extensionDays, extensionOpensDays, returnDays, faultDays } =
  STORE.orders;

export const ORDER_TIME_SETTINGS = defineGroup({
  name: '订单时限',
  note: '已经提交的订单照提交时的时限',
  fields: {
    payMinutes: {
      kind: 'number',
      label: '付款时限',
      effect: '到时没有付款的订单自动取消，库存、优惠券与积分释放',
      unit: '分钟',
      min: 15,
      max: 1_440,
      default: payMinutes,
    },
    shortPayMinutes: {
      kind: 'number',
      label: '秒杀与定金的付款时限',
      effect: '有秒杀商品的订单与预售定金用这个时限',
      unit: '分钟',
      min: 5,
      max: 60,
      default: shortPayMinutes,
    },
    receiptDays: {
      kind: 'number',
      label: '自动确认收货',
      effect: '全部发出这些天以后订单自动确认收货',
      unit: '天',
      min: 7,
      max: 30,
      default: receiptDays,
    },
    extensionDays: {
      kind: 'number',
      label: '延长收货',
      effect: `自动确认收货前 ${extensionOpensDays} 天内，会员可以延长一次收货，推迟这些天`,
      unit: '天',
      min: 1,
      max: 15,
      default: extensionDays,
    },
    returnDays: {
      kind: 'number',
      label: '无理由退货',
      effect: '签收次日起这些天内可以无理由退货；法律要求不少于 7 天',
      unit: '天',
      min: 7,
      max: 60,
      default: returnDays,
    },
    faultDays: {
      kind: 'number',
      label: '质量与过敏退货',
      effect: '签收次日起这些天内质量问题或过敏可以退货',
      unit: '天',
      min: 15,
      max: 180,
      default: faultDays,
    },
  },
  findProblem({ payMinutes: usual, shortPayMinutes: short, returnDays: noReason, faultDays: fault }) {
    if (short > usual) return '秒杀与定金的付款时限不能比付款时限长';
    return fault < noReason ? '质量与过敏退货的天数不能比无理由退货少' : null;
  },
});
