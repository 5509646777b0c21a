const MOBILE = /1[3-9]\d{9}/;
const EMAIL = /^([^@\s])[^@\s]*@[^@\s]+$/;
const ANONYMOUS_NAME = '花容会员';

/** The name shown to others. A mobile number or e-mail address used as a nickname is masked. */
export function publicName(nickname: string, { isAnonymous = false } = {}): string {
  if (isAnonymous) return '匿名用户';
  const name = nickname.trim();
  if (name === '') return ANONYMOUS_NAME;
  const mailbox = EMAIL.exec(name);
  if (mailbox) return `${mailbox[1]}***`;
  return name.replace(MOBILE, (digits) => `${digits.slice(0, 3)}****${digits.slice(-4)}`);
}
