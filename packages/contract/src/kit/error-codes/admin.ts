import type { ErrorCode } from './error-code.ts';

/** ADM: given by the admin only. */
export const adminErrorCodes = {
  'staff-credentials-wrong': { code: 'ADM1001E', http: 200, message: '登录名或密码不对' },
  'staff-code-wrong': { code: 'ADM1002E', http: 200, message: '验证码不对或已用过，请等下一个验证码' },
  'staff-sign-in-locked': {
    code: 'ADM1003W',
    http: 200,
    message: '失败次数过多，请在 {unlockAt} 之后再试',
  },
  'invite-invalid': { code: 'ADM1004E', http: 200, message: '这个链接已用过或已过期，请让店主重新发一个' },
  'passkey-refused': { code: 'ADM1005E', http: 200, message: '没有通过通行密钥验证，请重试' },
  'password-unsafe': { code: 'ADM1006E', http: 200, message: '请换一个密码：{reason}' },
  'last-factor': { code: 'ADM1007W', http: 200, message: '至少要保留一种两步验证方式' },
  'login-taken': { code: 'ADM2001E', http: 200, message: '这个登录名已有人使用' },
  'staff-not-found': { code: 'ADM2002E', http: 404, message: '没有找到这位员工' },
  'staff-moved-on': { code: 'ADM2003W', http: 409, message: '这位员工的状态刚刚有变化，请刷新' },
  'last-owner': { code: 'ADM2004E', http: 200, message: '至少要有一位在职员工能管理员工，不能这样做' },
  'grant-missing': { code: 'ADM2005E', http: 200, message: '不能授予你自己没有的权限：{labels}' },
  'role-not-found': { code: 'ADM2006E', http: 404, message: '没有找到这个角色' },
  'role-built-in': { code: 'ADM2007E', http: 200, message: '系统角色不能修改，请复制成自己的角色' },
  'conflict-name': { code: 'ADM2009E', http: 200, message: '这个名称已有人使用' },
  'role-in-use': { code: 'ADM2008E', http: 200, message: '还有 {count} 位员工在用这个角色' },
  'approval-not-found': { code: 'ADM3001E', http: 404, message: '没有找到这个申请' },
  'approval-decided': { code: 'ADM3002W', http: 409, message: '这个申请已经处理过了' },
  'approval-own': { code: 'ADM3003E', http: 200, message: '自己的申请须由另一人批准' },
  'approval-outdated': { code: 'ADM3004W', http: 200, message: '情况已变化，不能照原样执行：{reason}' },
  'claimed-by-other': { code: 'ADM4001W', http: 409, message: '{name} 正在处理' },
  'reveal-limit': { code: 'ADM4002W', http: 200, message: '今天查看完整资料的次数已达 {limit} 次' },
} as const satisfies Record<string, ErrorCode>;
