import type { SearchDocument } from '../../document.ts';

/** A rule on facts of a product, independent of the search engine. */
export type Rule = (product: SearchDocument) => boolean;

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
