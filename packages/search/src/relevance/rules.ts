import type { Rule } from './judged-query.ts';
import { toneOf } from './tone.ts';

/** In one of these categories, of any level. */
export const on =
  (...names: readonly string[]): Rule =>
  ({ categoryNames }) =>
    categoryNames.some((name) => names.includes(name));

export const of =
  (...brandsCn: readonly string[]): Rule =>
  ({ brandCn }) =>
    brandsCn.includes(brandCn);

/** Its Chinese or English name contains this. */
export const named =
  (words: RegExp): Rule =>
  ({ nameCn, nameEn }) =>
    words.test(nameCn) || words.test(nameEn);

/** Exactly these products, by Chinese name. */
export const products =
  (...names: readonly string[]): Rule =>
  ({ nameCn }) =>
    names.includes(nameCn);

export const called =
  (nickname: string): Rule =>
  ({ nicknames }) =>
    nicknames.includes(nickname);

export const effect =
  (...effects: readonly string[]): Rule =>
  (product) =>
    product.effects.some((each) => effects.includes(each));

export const skin =
  (...types: readonly string[]): Rule =>
  ({ skinTypes }) =>
    skinTypes.some((type) => types.includes(type));

export const shade =
  (words: RegExp): Rule =>
  ({ shades }) =>
    shades.some((each) => words.test(each));

export const numbered =
  (number: string): Rule =>
  ({ shadeNumbers }) =>
    shadeNumbers.includes(number);

export const star =
  (words: RegExp): Rule =>
  ({ stars }) =>
    stars.some((each) => words.test(each));

export const both =
  (...rules: readonly Rule[]): Rule =>
  (product) =>
    rules.every((rule) => rule(product));

export const either =
  (...rules: readonly Rule[]): Rule =>
  (product) =>
    rules.some((rule) => rule(product));

export const but =
  (rule: Rule, not: Rule): Rule =>
  (product) =>
    rule(product) && !not(product);

const YUAN = 100;

/** The price on its card is in this range, in yuan. */
const costs =
  (least: number, most: number): Rule =>
  ({ priceFen }) =>
    priceFen >= least * YUAN && priceFen <= most * YUAN;

/** One of its sizes is in this price range, in yuan. */
const hasSizeAt =
  (least: number, most: number): Rule =>
  ({ skuPrices = [] }) =>
    skuPrices.some((fen) => fen >= least * YUAN && fen <= most * YUAN);

/** Exact: the price on the card is in the range. Good: the price of another size is. */
export const priced = (rule: Rule, least: number, most = Infinity): [exact: Rule, good: Rule] => [
  both(rule, costs(least, most)),
  both(rule, hasSizeAt(least, most)),
];

/** Hue in degrees, the others in percent; a hue range may pass 360. */
export interface Tone {
  hue: readonly [number, number];
  saturation: readonly [number, number];
  lightness: readonly [number, number];
}

/** One of its shades in stock has a colour in this range of hue, saturation and lightness. */
export const tone =
  (...wanted: readonly Tone[]): Rule =>
  ({ shadeColours = [] }) =>
    shadeColours.some(({ hex }) => wanted.some((each) => isInTone(hex, each)));

function isInTone(hex: string, { hue, saturation, lightness }: Tone): boolean {
  const own = toneOf(hex);
  const isWithin = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to;
  return (
    (isWithin(own.hue, hue) || isWithin(own.hue + 360, hue)) &&
    isWithin(own.saturation, saturation) &&
    isWithin(own.lightness, lightness)
  );
}

/** A cosmetic whose list of ingredients has none of these. */
export const without =
  (ingredients: RegExp): Rule =>
  (product) =>
    product.ingredients !== undefined && !product.ingredients.some((each) => ingredients.test(each));

export const any: Rule = () => true;

export const isGift: Rule = ({ effects, labels }) => effects.includes('送礼') || labels.includes('gift-set');
