import { presaleChecks } from '@huarong/core/presales';
import { fromYuan } from '@huarong/core/shared';
import { fromLocal, toLocal } from '../../ui/local-time.ts';
import type { PresaleBoard, PresaleTermsInput } from './presale-labels.ts';

const TEXTS = ['skuId', 'title', 'price', 'deposit', 'worth', 'quota', 'perShopper'] as const;
const TIMES = ['depositFrom', 'depositUntil', 'balanceFrom', 'balanceUntil', 'shipsBy'] as const;
/** What the form holds: texts as they are typed. */
export type PresaleDraft = Record<(typeof TEXTS)[number] | (typeof TIMES)[number], string>;

const inDays = (days: number) =>
  `${toLocal(new Date(Date.now() + days * 86_400_000).toISOString()).slice(0, 10)}T10:00`;

export const newDraft = (): PresaleDraft => ({
  skuId: '',
  title: '',
  price: '',
  deposit: '',
  worth: '',
  quota: '',
  perShopper: '2',
  depositFrom: inDays(1),
  depositUntil: inDays(15),
  balanceFrom: inDays(15),
  balanceUntil: inDays(18),
  shipsBy: inDays(30),
});

const yuan = (amount: number) => String(amount / 100);

export const draftOf = ({ terms }: PresaleBoard): PresaleDraft => ({
  skuId: terms.skuId,
  title: terms.title,
  price: yuan(terms.priceFen),
  deposit: yuan(terms.depositFen),
  worth: yuan(terms.depositWorthFen),
  quota: terms.quota === null ? '' : String(terms.quota),
  perShopper: terms.perShopper === null ? '' : String(terms.perShopper),
  depositFrom: toLocal(terms.depositFrom),
  depositUntil: toLocal(terms.depositUntil),
  balanceFrom: toLocal(terms.balanceFrom),
  balanceUntil: toLocal(terms.balanceUntil),
  shipsBy: toLocal(terms.shipsBy),
});

const amountOf = (text: string): number => fromYuan(text.trim() || '0') ?? 0;
const unitsOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** The limits of the law while the form is filled. */
export const checksOf = (draft: PresaleDraft) =>
  presaleChecks({
    priceFen: amountOf(draft.price),
    depositFen: amountOf(draft.deposit),
    depositWorthFen: amountOf(draft.worth),
    depositFrom: Date.parse(draft.depositFrom),
    depositUntil: Date.parse(draft.depositUntil),
    balanceFrom: Date.parse(draft.balanceFrom),
    balanceUntil: Date.parse(draft.balanceUntil),
    shipsBy: Date.parse(draft.shipsBy),
    quota: unitsOf(draft.quota),
    perShopper: unitsOf(draft.perShopper),
  });

/** What is missing, or the terms as the call takes them. */
export function termsOf(draft: PresaleDraft): { terms: PresaleTermsInput } | { problem: string } {
  if (draft.title.trim() === '') return { problem: '请写名称' };
  if (!/^\w{1,64}$/.test(draft.skuId.trim())) return { problem: '请填规格编号' };
  const units = [draft.quota, draft.perShopper].map(unitsOf);
  if (units.some((each) => each !== null && (!Number.isInteger(each) || each < 1)))
    return { problem: '份数请填正整数，或不填' };
  const times = TIMES.map((name) => fromLocal(draft[name]));
  if (times.includes('')) return { problem: '请填时间' };
  const failed = checksOf(draft).find(({ isOk, isRequired }) => isRequired && !isOk);
  if (failed) return { problem: `须${failed.label}` };
  const [depositFrom = '', depositUntil = '', balanceFrom = '', balanceUntil = '', shipsBy = ''] = times;
  return {
    terms: {
      skuId: draft.skuId.trim(),
      title: draft.title.trim(),
      priceFen: amountOf(draft.price),
      depositFen: amountOf(draft.deposit),
      depositWorthFen: amountOf(draft.worth),
      ...{ depositFrom, depositUntil, balanceFrom, balanceUntil, shipsBy },
      quota: units[0] ?? null,
      perShopper: units[1] ?? null,
    },
  };
}
