/** The privacy settings of a member, with the names shown on the page. */
export const PRIVACY_SWITCHES = {
  recommendation: { name: '个性化推荐', isOnAtFirst: true },
  marketingSms: { name: '营销短信', isOnAtFirst: false },
  marketingEmail: { name: '营销邮件', isOnAtFirst: false },
  offers: { name: '站内优惠', isOnAtFirst: true },
  history: { name: '浏览记录', isOnAtFirst: true },
  analytics: { name: '数据分析', isOnAtFirst: true },
  communityPage: { name: '社区主页', isOnAtFirst: true },
} as const;
export type PrivacySwitch = keyof typeof PRIVACY_SWITCHES;

export const PRIVACY_CODES = Object.keys(PRIVACY_SWITCHES) as PrivacySwitch[];
