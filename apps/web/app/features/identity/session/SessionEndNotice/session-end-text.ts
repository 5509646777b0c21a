import { SIGNED_OUT } from '../../../../platform/session/index.ts';

const TEXTS = {
  [SIGNED_OUT]: {
    tone: 'info',
    icon: 'screen',
    title: '你已在另一个页面退出登录',
    text: '重新登录后会回到这里，没有发布的评价和笔记还在。',
  },
  CMN1039E: {
    tone: 'info',
    icon: 'screen',
    title: '你已在另一台设备登录',
    text: '这里的登录已退出。若不是你本人，请立即改密码。',
  },
  '2510': {
    tone: 'warn',
    icon: 'clock',
    title: '太久没有操作',
    text: '请重新登录，购物车已为你保留。',
  },
} as const;

/** Text for the code of an ended session; null for any other code. */
export const sessionEndText = (code: string | null) =>
  code !== null && Object.hasOwn(TEXTS, code) ? TEXTS[code as keyof typeof TEXTS] : null;
