import { orderIdOf } from '@huarong/core/orders';
import { displayYuan, fen } from '@huarong/core/shared';
import type { SubjectKind } from './invariant-text.ts';
import { findInvariantText } from './invariant-texts.ts';

/** A row that an invariant found, in words; as the database says it where that is not known. */
export function describeFault(name: string, detail: string): string {
  const [format, text] = findInvariantText(name)?.row ?? [];
  if (format === undefined || text === undefined) return detail;
  const values = patternOf(format).exec(detail);
  if (!values) return detail;
  return text.replace(/\{(\d)(元?)\}/g, (_, at: string, unit: string) => {
    const value = values[Number(at)] ?? '';
    if (value === '') return '无';
    return unit === '' ? value : yuanOf(value);
  });
}

const patternOf = (format: string): RegExp =>
  new RegExp(`^${format.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('%s', '(.*)')}$`);

const yuanOf = (value: string): string =>
  /^-?\d{1,15}$/.test(value) ? displayYuan(fen(Number(value))) : value;

const PATHS: Readonly<Record<SubjectKind, (subject: string) => string | null>> = {
  order: (id) => `/orders/${id}`,
  'sub-order': (id) => `/orders/${orderIdOf(id)}`,
  line: (id) => `/orders/${orderIdOf(id)}`,
  payment: (id) => `/payments/${id}`,
  refund: (id) => `/refunds?q=${id}`,
  return: (id) => `/returns/${id}`,
  invoice: (id) => `/invoices/${id}`,
  movement: (id) => `/ledger/movements/${id}`,
  sku: (id) => `/stock/${id}`,
  lot: (id) => `/stock/lots/${id}`,
  coupon: () => null,
  card: (id) => `/ledger/card:${id}`,
  member: (id) => `/members/${id}`,
  owner: (owner) => (owner.startsWith('member:') ? `/members/${owner.slice('member:'.length)}` : null),
  job: () => '/jobs',
  audit: () => '/audit',
  approval: (id) => `/approvals/${id}`,
  'report-day': (subject) => {
    const day = subject.split(' ').at(-1) ?? '';
    return `/reports?from=${day}&to=${day}`;
  },
  'report-month': (subject) => {
    const [year = 0, month = 1] = (subject.split(' ').at(-1) ?? '').split('-').map(Number);
    const dayOf = (index: number, day: number) =>
      new Date(Date.UTC(year, index, day)).toISOString().slice(0, 10);
    return `/reports?from=${dayOf(month - 1, 1)}&to=${dayOf(month, 0)}`;
  },
  'member-month': (subject) => `/reports/members?month=${subject.split(' ')[0]}`,
  day: (subject) => {
    const [family, day = ''] = subject.split(' ');
    return `/ledger/${family}?from=${day}&to=${day}`;
  },
};
/** The page of what a row is about; null where there is none. */
export function pathOfSubject(name: string, subject: string): string | null {
  const kind = findInvariantText(name)?.subject;
  return kind === undefined || subject === '' ? null : PATHS[kind](subject);
}
