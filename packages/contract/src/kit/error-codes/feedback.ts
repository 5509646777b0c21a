import type { ErrorCode } from './error-code.ts';

/** Feedback of shoppers, also in the admin. */
export const feedbackErrorCodes = {
  'feedback-mobile-needed': { code: 'CNT9681W', http: 200, message: '请先验证手机号，答复要凭它查询' },
  'feedback-limit': {
    code: 'CNT9682W',
    http: 429,
    message: '今天已提交 {limit} 条反馈，请明天再来或致电客服',
  },
  'feedback-picture-expired': { code: 'CNT9683W', http: 200, message: '有图片已过期，请重新上传' },
  'feedback-not-found': { code: 'CNT9684E', http: 404, message: '没有找到这条反馈，请核对反馈编号与手机号' },
  'feedback-moved-on': { code: 'ADM9680W', http: 409, message: '这条反馈刚刚有变化或已关闭，请刷新后再看' },
  'feedback-assignee-wrong': { code: 'ADM9681E', http: 404, message: '没有找到这位员工，请重新选择' },
} as const satisfies Record<string, ErrorCode>;
