import type { SkuPromotion } from '@huarong/contract/catalogue';

type Row = SkuPromotion['arithmetic'][number];

/** The line of parts never wraps, so a long name is shortened to four characters and what it is. */
const LONGEST = 6;
const SHORT = 4;

export function shortPartName(label: string): string {
  const name = label.replaceAll(/\s/g, '');
  if ([...name].length <= LONGEST) return name;
  const kind = name.endsWith('券') ? '券' : name.includes('满') ? '满减' : '';
  const stem = [...name.replace(/[「」“”]/g, '').split(/[满，：:（(]/)[0]!].slice(0, SHORT).join('');
  if (stem === '') return name;
  return stem.endsWith(kind) ? stem : `${stem}${kind}`;
}

/** `-1180.00` → `1,180.00`: the sign stands before the name. */
export const plainAmount = (amount: string): string =>
  amount.replace('-', '').replaceAll(/\B(?=(\d{3})+\.)/g, ',');

/** The steps from the list price to the final price, without the final price itself. */
export const priceSteps = (arithmetic: readonly Row[]): { name: string; label: string; amount: string }[] =>
  arithmetic
    .filter(({ label }) => label !== '到手价')
    .map(({ label, amount }) => ({ name: shortPartName(label), label, amount: plainAmount(amount) }));
