import { maskEmail, maskMobile } from '@huarong/core/identity';
import { shanghaiDayTime, shanghaiIso, shanghaiTime } from '@huarong/core/shared';
import type { Member } from '../members.queries.ts';

/** Who locked the account, until when, and which other methods are available. */
export type AccountLocked = {
  code: 'account-locked';
  message: string;
  lockedBy: 'failures' | 'address' | 'shop';
  methods: ('sms' | 'reset' | 'service')[];
  unlockAt?: string;
  /** The masked login id. */
  maskedLogin?: string;
};

/** The same for an unknown account: the lock belongs to the typed login id. */
export const lockedByFailures = (typed: string, until: Date): AccountLocked => ({
  code: 'account-locked',
  message: `多次输错密码，密码登录暂停到 ${shanghaiTime(until)}，可以改用短信验证码登录或重设密码`,
  lockedBy: 'failures',
  methods: ['sms', 'reset'],
  unlockAt: shanghaiIso(until),
  maskedLogin: typed.includes('@') ? maskEmail(typed) : maskMobile(typed),
});

/** Too many failures of others: unknown devices need a code. The same for an unknown account. */
export const lockedByStrangers = (typed: string, until: Date): AccountLocked => ({
  ...lockedByFailures(typed, until),
  message: `这个账号近一天多次登录失败，新设备的密码登录暂停到 ${shanghaiDayTime(until)}，可以改用短信验证码登录，或在常用设备上登录`,
});

export const lockedByAddress = (until: Date): AccountLocked => ({
  code: 'account-locked',
  message: `这个网络登录失败次数过多，密码登录暂停到 ${shanghaiTime(until)}，可以改用短信验证码登录`,
  lockedBy: 'address',
  methods: ['sms'],
  unlockAt: shanghaiIso(until),
});

export const lockedByShop = (member: Member): AccountLocked => ({
  code: 'account-locked',
  message: '为保护账户安全，账号已锁定，请致电客服 400-000-0000 核实身份后解锁',
  lockedBy: 'shop',
  methods: ['service'],
  maskedLogin: maskMobile(member.mobile),
});
