import { ORDER_ID_LENGTH, orderIdOf } from '../orders/index.ts';

/** What somebody typed into the search of members. */
export type MemberSearch = {
  kind: 'mobile' | 'mobile-end' | 'email' | 'card' | 'id' | 'order' | 'nickname';
  value: string;
};

/** The length of a number says what it is; what is no number is an e-mail address or the beginning of a nickname. */
export function parseMemberSearch(typed: string): MemberSearch {
  const text = typed.trim();
  if (text.includes('@')) return { kind: 'email', value: text.toLowerCase() };
  const digits = text.replace(/[\s-]/g, '').replace(/^\+?86(?=1[3-9]\d{9}$)/, '');
  if (/^1[3-9]\d{9}$/.test(digits)) return { kind: 'mobile', value: digits };
  if (/^\d{4}$/.test(digits)) return { kind: 'mobile-end', value: digits };
  if (/^\d{10}$/.test(digits)) return { kind: 'id', value: digits };
  if (/^\d{16}$/.test(digits)) return { kind: 'card', value: digits };
  if (/^\d+$/.test(digits) && digits.length >= ORDER_ID_LENGTH)
    return { kind: 'order', value: orderIdOf(digits) };
  return { kind: 'nickname', value: text };
}
