import type { ErrorCode } from './error-code.ts';

/** USR: login, registration and account. */
export const accountErrorCodes = {
  'credentials-wrong': {
    code: 'USR1001E',
    http: 200,
    message: '账号或密码不正确，请核对后重试，或改用短信登录',
  },
  'captcha-needed': { code: 'USR1002W', http: 200, message: '请先填写图形验证码' },
  'captcha-wrong': { code: 'USR1003E', http: 200, message: '图形验证码不正确，请换一张重试' },
  'account-locked': {
    code: 'USR1004E',
    http: 423,
    message: '账号已暂时锁定，请稍后再试，或用短信验证码登录',
  },
  'high-risk': { code: 'USR1005W', http: 423, message: '为保护账号安全，请再验证一次身份' },
  'code-wrong': { code: 'USR1006E', http: 200, message: '验证码不正确，请核对后重试，或重新获取' },
  'code-expired': { code: 'USR1007W', http: 200, message: '验证码已失效，请重新获取' },
  'code-too-soon': { code: 'USR1008W', http: 429, message: '验证码刚刚发送过，请等 {retryAfter} 秒后再获取' },
  'code-limit': {
    code: 'USR1009W',
    http: 429,
    message: '验证码获取次数已达上限，请稍后再试，或改用其他方式',
  },
  'step-expired': { code: 'USR1010W', http: 200, message: '这一步已超时，请重新登录' },
  'social-refused': { code: 'USR1011E', http: 200, message: '第三方登录没有完成，请重试或改用手机号登录' },
  'social-unavailable': {
    code: 'USR1012W',
    http: 200,
    message: '{name}暂时无法登录，请稍后再试或改用手机号登录',
  },
  'qr-login-ended': { code: 'USR1013W', http: 200, message: '二维码已失效或已被使用，请刷新后重新扫码' },
  'mobile-taken': { code: 'USR2001W', http: 409, message: '这个手机号已经注册，请直接登录或换一个手机号' },
  'email-taken': { code: 'USR2002W', http: 409, message: '这个邮箱已被使用，请换一个邮箱' },
  'password-weak': {
    code: 'USR2003E',
    http: 200,
    message: '密码需为 8–20 位，字母、数字、符号至少两种，请重新设置',
  },
  'password-same': { code: 'USR2004W', http: 200, message: '新密码与原密码相同，请换一个' },
  'reset-link-expired': { code: 'USR2005W', http: 200, message: '重设链接已失效，请重新获取' },
  'agreement-needed': { code: 'USR2006W', http: 200, message: '请先阅读并同意用户协议与隐私政策' },
  'proof-needed': {
    code: 'USR2007W',
    http: 200,
    message: '修改前请先验证身份，请用现在的手机号获取并填写验证码',
  },
  'mobile-not-bound': {
    code: 'USR2008W',
    http: 200,
    message: '验证码只发送到账号绑定的手机号，请核对；号码已停用请联系客服',
  },
  'birthday-locked': { code: 'USR3001W', http: 200, message: '生日一年内可改一次，请联系客服修改' },
  'member-card-wrong': { code: 'USR3002E', http: 200, message: '会员卡信息不符，请核对卡号后重试' },
  'export-too-soon': { code: 'USR3003W', http: 429, message: '数据导出每 24 小时一次，请稍后再申请' },
  'cancellation-blocked': { code: 'USR3004W', http: 200, message: '还有未处理完的事项，处理后可以申请注销' },
  'age-too-young': {
    code: 'USR3005W',
    http: 200,
    message: '未满 14 周岁需要监护人同意，请由监护人联系客服办理',
  },
  'birthday-wrong': { code: 'USR3006E', http: 200, message: '生日不正确，请重新选择年、月、日' },
  'vanity-item-not-found': { code: 'USR3007E', http: 404, message: '梳妆台里没有这件商品，请刷新后重试' },
  'opened-day-wrong': { code: 'USR3008W', http: 200, message: '开封日期应在购买之后、今天之前，请重新选择' },
} as const satisfies Record<string, ErrorCode>;
