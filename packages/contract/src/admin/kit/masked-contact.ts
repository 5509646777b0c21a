/**
 * The whole mobile number or e-mail address that somebody searched for, masked for the audit log; null when the words are
 * neither.
 */
export function maskedContact(words: string): string | null {
  const mobile = /^1[3-9]\d{9}$/.exec(words.replace(/[\s-]/g, '').replace(/^\+?86/, ''))?.[0];
  if (mobile) return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
  const [name = '', domain] = words.trim().split('@');
  return domain ? `${name.slice(0, 1)}***@${domain}` : null;
}
