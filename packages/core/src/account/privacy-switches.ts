import { keysOf } from '../shared/index.ts';

/** The privacy settings of a member, with the names shown on the page. */
export const PRIVACY_SWITCHES = {
  recommendation: { name: '个性化推荐', isOnByDefault: true },
  marketingSms: { name: '营销短信', isOnByDefault: false },
  marketingEmail: { name: '营销邮件', isOnByDefault: false },
  offers: { name: '站内优惠', isOnByDefault: true },
  history: { name: '浏览记录', isOnByDefault: true },
  analytics: { name: '数据分析', isOnByDefault: true },
  communityPage: { name: '社区主页', isOnByDefault: true },
} as const;
export type PrivacySwitch = keyof typeof PRIVACY_SWITCHES;

export const PRIVACY_CODES = keysOf(PRIVACY_SWITCHES);
