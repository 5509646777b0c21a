import type { ErrorCode } from './error-code.ts';

/** ADM944 and ADM945: broadcasts, texts of messages and articles in the admin. */
export const adminMessageErrorCodes = {
  'broadcast-not-found': { code: 'ADM9440E', http: 404, message: '没有找到这次群发' },
  'broadcast-changed': { code: 'ADM9441W', http: 409, message: '别人刚刚改过这次群发，请刷新后再改' },
  'broadcast-refused': { code: 'ADM9442E', http: 409, message: '不能这样群发：{reason}' },
  'broadcast-not-draft': { code: 'ADM9443W', http: 409, message: '这次群发已经开始或结束，不能再改' },
  'broadcast-nobody': { code: 'ADM9444W', http: 409, message: '没有会员能收到，请换人群或渠道' },
  'broadcast-more-members': {
    code: 'ADM9445W',
    http: 409,
    message: '现在能收到的有 {count} 位会员，请重新确认',
  },
  'broadcast-not-running': { code: 'ADM9446W', http: 409, message: '这次群发现在不能这样做，请刷新' },
  'broadcast-test-limit': { code: 'ADM9447W', http: 409, message: '这次群发已经试发 10 次，不能再试' },
  'broadcast-test-nobody': {
    code: 'ADM9448E',
    http: 404,
    message: '没有这个手机号的会员，请填自己的会员手机号',
  },
  'message-text-not-found': { code: 'ADM9449E', http: 404, message: '没有找到这条消息的文字' },
  'message-text-changed': { code: 'ADM9450W', http: 409, message: '别人刚刚改过这条文字，请刷新后再改' },
  'message-text-refused': { code: 'ADM9451E', http: 409, message: '不能这样写：{reason}' },
  'article-not-found': { code: 'ADM9452E', http: 404, message: '没有找到这篇文章' },
  'article-changed': { code: 'ADM9453W', http: 409, message: '别人刚刚改过这篇文章，请刷新后再改' },
  'article-refused': { code: 'ADM9454E', http: 409, message: '文章不能这样保存：{reason}' },
} as const satisfies Record<string, ErrorCode>;
