/** Labels of a product that pages, badges and rankings of the shop select by, with what people read. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['exclusive', '花容独家'],
  ['new', '新品'],
  ['gift-set', '礼盒'],
  ['niche', '小众'],
  ['tryout', '试用装'],
]);

/** One of these cannot be renamed or removed: the shop itself knows it. */
export const isFixedLabel = (label: string): boolean => TEXTS.has(label);

export const labelText = (label: string): string => TEXTS.get(label) ?? label;

/** The stored label of what a person writes: 新品 is `new`. */
export const labelOf = (text: string): string =>
  TEXTS.entries().find(([, known]) => known === text)?.[0] ?? text;
