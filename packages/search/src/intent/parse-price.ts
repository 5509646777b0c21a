import { parseNumber } from './chinese-number.ts';
import type { PriceIntent } from './intent.ts';
import { ABOUT_SHARE } from './words/prices.ts';

const NUMBER = '(\\d{1,6}|[一二两三四五六七八九十百千万零]+)';
const UNIT = '(?:元|块钱|块|rmb|人民币)';
const NOT_A_PRICE = '(?!\\s*(?:ml|毫升|g\\b|克|号|支|片|%|色|ml))';

/** Ways to write a price, each with the meaning of its numbers. The first that matches counts. */
const FORMS: readonly { form: RegExp; range: (first: number, second: number) => YuanRange }[] = [
  {
    form: sticky(`¥?${NUMBER}${UNIT}?(?:到|至|-|~|—|–)¥?${NUMBER}${UNIT}?${NOT_A_PRICE}(?:之间|价位)?`),
    range: (first, second) => ({ min: first, max: second }),
  },
  {
    form: sticky(
      `(?:不超过|不高于|低于|少于|不到|小于|最多|预算|<=|≤|<)¥?${NUMBER}${UNIT}?(?:以内|以下|之内|内)?`,
    ),
    range: (most) => ({ max: most }),
  },
  {
    form: sticky(`(?:高于|超过|大于|至少|>=|≥|>)¥?${NUMBER}${UNIT}?(?:以上)?`),
    range: (least) => ({ min: least }),
  },
  {
    form: sticky(`¥?${NUMBER}${UNIT}?(?:以内|以下|之内|封顶|内(?![双眼衣层调]))`),
    range: (most) => ({ max: most }),
  },
  { form: sticky(`¥?${NUMBER}${UNIT}?(?:以上|起步|起)`), range: (least) => ({ min: least }) },
  { form: sticky(`(?:大概|大约|约)?¥?${NUMBER}${UNIT}?(?:左右|上下|价位)`), range: about },
  { form: sticky(`¥${NUMBER}`), range: about },
  { form: sticky(`${NUMBER}(?:元|块钱|rmb)`), range: about },
];

/** In yuan. */
interface YuanRange {
  min?: number;
  max?: number;
}

function sticky(source: string): RegExp {
  return new RegExp(source, 'y');
}

function about(yuan: number): YuanRange {
  return { min: Math.round(yuan * (1 - ABOUT_SHARE)), max: Math.round(yuan * (1 + ABOUT_SHARE)) };
}

/** Below this a number is more likely a count: 5支以内. */
const LEAST_YUAN = 5;

/** The price written at this position of a folded text. */
export function parsePriceAt(text: string, at: number): { end: number; intent: PriceIntent } | null {
  // SPF50以上 and N20左右 are no prices.
  if (/[\da-z.]/.test(text[at - 1] ?? '')) return null;
  for (const { form, range } of FORMS) {
    form.lastIndex = at;
    const found = form.exec(text);
    if (!found) continue;
    const numbers = found.slice(1).flatMap((each) => (each === undefined ? [] : [parseNumber(each)]));
    const [first, second = first] = numbers;
    if (first === undefined || first === null || second === undefined || second === null) continue;
    if (Math.max(first, second) < LEAST_YUAN || first > second) continue;
    return { end: form.lastIndex, intent: priceIntent(range(first, second)) };
  }
  return null;
}

const YUAN = 100;

export const priceIntent = ({ min, max }: YuanRange): PriceIntent => ({
  kind: 'price',
  label: `价格 ${rangeLabel(min, max)}`,
  ...(min !== undefined && { minFen: min * YUAN }),
  ...(max !== undefined && { maxFen: max * YUAN }),
});

function rangeLabel(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `≤ ¥${max}`;
  return max === undefined ? `≥ ¥${min}` : `¥${min}–${max}`;
}
