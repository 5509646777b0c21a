import type { PrivacyRecord } from '@huarong/contract/account';
import { STORE } from '@huarong/core/shared';

type Code = PrivacyRecord['switches'][number]['code'];

interface SwitchTexts {
  name: string;
  on: string;
  off: (record: PrivacyRecord) => string;
}

/** What each switch does when it is on and off. */
export const SWITCH_TEXTS: Record<Code, SwitchTexts> = {
  recommendation: {
    name: '个性化推荐',
    on: '按浏览与购买推荐商品，“猜你喜欢”与你有关',
    off: () => '改为热销与新品，不影响会员价与优惠',
  },
  marketingSms: { name: '营销短信', on: '接收活动短信', off: () => '只收验证码、发货与退款短信' },
  marketingEmail: { name: '营销邮件', on: '接收新品与活动邮件', off: () => '只收发票与安全邮件' },
  offers: {
    name: '站内优惠',
    on: '消息中心“优惠活动”可收到到期与降价提醒',
    off: () => '不再发送；优惠券仍可在“优惠券”查看',
  },
  history: {
    name: '浏览记录',
    on: `保留最近 ${STORE.cart.maxHistory} 件，方便找回`,
    off: ({ historyCount }) =>
      historyCount > 0 ? `停止记录，并清除已有的 ${historyCount} 条` : '停止记录，不再保留',
  },
  analytics: {
    name: '数据分析',
    on: '用去标识的数据改进页面',
    off: () => '不收集页面统计；下单所需的记录不受影响',
  },
  communityPage: {
    name: '社区主页',
    on: '他人可看到你的昵称、头像与肤质',
    off: () => '主页隐藏，已发内容显示为“花容用户”',
  },
};
