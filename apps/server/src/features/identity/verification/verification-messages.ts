import { STORE } from '@huarong/core/shared';
import type { Message } from '../../../integrations/messages/index.ts';

const MINUTES = STORE.identity.code.validFor / 60;
const LINK_MINUTES = STORE.identity.resetLink.validFor / 60;

/** What the code is for, so that a recipient notices a code requested by somebody else. */
const PURPOSE_TEXTS: Record<string, string> = {
  login: '登录',
  register: '注册',
  bind: '绑定手机号',
  guest: '确认游客订单',
  silkpay: '使用储值卡支付',
  cod: '确认货到付款订单',
  reset: '重设登录密码',
  highRisk: '验证登录',
  commit: '确认订单',
  account: '修改账户信息',
  cooperation: '提交品牌合作申请',
  feedback: '提交或查询反馈',
  email: '验证邮箱',
};

export function codeMessage({
  channel,
  recipient,
  purpose,
  code,
}: {
  channel: 'sms' | 'email';
  recipient: string;
  purpose: string;
  code: string;
}): Message {
  const purposeText = PURPOSE_TEXTS[purpose] ?? '验证身份';
  const text = `【花容】您正在${purposeText}，验证码 ${code}，${MINUTES} 分钟内有效。客服不会索要验证码，请勿告诉他人。`;
  return channel === 'sms'
    ? { kind: 'sms', to: recipient, text, code, template: 'code', params: { code } }
    : { kind: 'email', to: recipient, subject: `花容：${purposeText}的验证码`, text, code };
}

export function resetLinkMessage({
  mobile,
  email,
  link,
}: {
  mobile: string;
  email: string | null;
  link: string;
}): Message {
  const text = `【花容】请在 ${LINK_MINUTES} 分钟内打开链接设置新密码，链接限用一次：${link} 。如果不是您本人操作，请忽略，密码不会改变。`;
  return email
    ? { kind: 'email', to: email, subject: '花容：重设登录密码', text }
    : { kind: 'sms', to: mobile, text, template: 'link', params: { link } };
}
