import type { ExclusionIntent, Intent, IntentNotice } from './intent.ts';
import { priceIntent } from './parse-price.ts';
import { COLOURS, type ColourWord } from './words/colours.ts';
import { CONCERNS, type Need, NOT_A_NEED, ROUTINES } from './words/concerns.ts';
import {
  INGREDIENT_GROUPS,
  type IngredientGroup,
  SUITABILITIES,
  SUITABLE_WORDS,
  WITHOUT_WORDS,
} from './words/exclusions.ts';
import { PRICE_WORDS } from './words/prices.ts';
import {
  GIFT_WORDS,
  GIFTS,
  MENS_GIFT_WORDS,
  MENS_GIFTS,
  RECIPIENTS,
  type Recipient,
} from './words/recipients.ts';
import { UNSOLD_BRANDS, type UnsoldBrand } from './words/unsold-brands.ts';

/** Phrases with one meaning. Null: the phrase is protected and means only itself. */
export type PhraseGroup = readonly [words: readonly string[], meaning: Intent | null];

/** All phrases of the tables; the first meaning of a phrase counts. */
export const listPhrases = (): PhraseGroup[] => [
  ...PRICE_WORDS.map(({ words, ...range }): PhraseGroup => [words, priceIntent(range)]),
  ...RECIPIENTS.map(recipientPhrases),
  [GIFT_WORDS, { kind: 'recipient', label: '送礼', tiers: GIFTS, tiersWithWords: GIFTS.slice(0, 1) }],
  [MENS_GIFT_WORDS, recipientIntent(MENS_GIFTS)],
  ...CONCERNS.map((need): PhraseGroup => [need.words, needIntent('concern', need)]),
  ...ROUTINES.map((need): PhraseGroup => [need.words, needIntent('routine', need)]),
  [NOT_A_NEED, null],
  ...COLOURS.flatMap(colourPhrases),
  ...INGREDIENT_GROUPS.map(withoutPhrases),
  ...SUITABILITIES.map(
    ({ words, notice, ...suitability }): PhraseGroup => [
      combine([''], words, ['', ...SUITABLE_WORDS]),
      { kind: 'exclusion', ...suitability, notice: { kind: 'exclusion', text: notice } },
    ],
  ),
  ...UNSOLD_BRANDS.flatMap(brandPhrases),
];

/** Every beginning with every word and every ending. */
const combine = (
  beginnings: readonly string[],
  words: readonly string[],
  endings: readonly string[],
): string[] =>
  beginnings.flatMap((beginning) =>
    words.flatMap((word) => endings.map((ending) => `${beginning}${word}${ending}`)),
  );

const GIVING = ['送给', '送', '给', ''];
const USING = ['的礼物', '礼物', '的生日礼物', '生日礼物', '用的', '用', '专用', ''];

function recipientPhrases(recipient: Recipient): PhraseGroup {
  return [combine(GIVING, recipient.words, USING), recipientIntent(recipient)];
}

function recipientIntent({ label, gifts, withWords }: Omit<Recipient, 'words'>): Intent {
  return { kind: 'recipient', label: `送给：${label}`, tiers: gifts, tiersWithWords: withWords };
}

function needIntent(kind: 'concern' | 'routine', { words: _words, ...need }: Need): Intent {
  return { kind, ...need };
}

const COLOUR_ENDINGS = ['色系', '色调', '色', '系', ''];

/** Every word is an intent of its own, because a shade of exactly that name ranks first. */
const colourPhrases = ({ words, label, ...colour }: ColourWord): PhraseGroup[] =>
  words.map((word) => [
    combine([''], [word], COLOUR_ENDINGS),
    { kind: 'colour', label: `颜色：${label}`, name: word, ...colour },
  ]);

function withoutPhrases({ name, words, printedAs }: IngredientGroup): PhraseGroup {
  const text = `按商品公布的全成分表筛选：成分里没有${printedAs}。工具与食品没有全成分表，不在其中。`;
  const meaning: ExclusionIntent = {
    kind: 'exclusion',
    label: `不含${name}`,
    groups: [name],
    scope: [],
    notice: { kind: 'exclusion', text },
  };
  return [combine(WITHOUT_WORDS, words, ['']), meaning];
}

/** Between a brand and the nickname of its product. */
const GAPS = ['', ' ', '的'];
/** A shorter nickname is too common to mean the brand. */
const MIN_NICKNAME_LENGTH = 3;

function brandPhrases({ name, words, near, products = {} }: UnsoldBrand): PhraseGroup[] {
  const meaning = (categories: readonly string[]): Intent => ({
    kind: 'brand',
    label: `相近：${categories.join('、')}`,
    tiers: [[{ categories }]],
    tiersWithWords: [],
    notice: notSold(`本店暂未售 ${name}，为你找到相近的${categories.join('、')}。`),
    noticeWithWords: notSold(`本店暂未售 ${name}，为你找到其他品牌的同类商品。`),
  });
  return [
    [words, meaning(near)],
    ...Object.entries(products).map(
      ([nickname, category]): PhraseGroup => [
        [...combine(words, GAPS, [nickname]), ...(nickname.length >= MIN_NICKNAME_LENGTH ? [nickname] : [])],
        meaning([category]),
      ],
    ),
  ];
}

const notSold = (text: string): IntentNotice => ({ kind: 'brandNotSold', text });
