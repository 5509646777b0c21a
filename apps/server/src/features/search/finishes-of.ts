/** Finishes of make-up and the words in product names that mean them. */
const FINISHES: [finish: string, pattern: RegExp][] = [
  ['哑光', /哑光|雾面|柔雾/],
  ['丝绒', /丝绒|天鹅绒/],
  ['缎光', /缎光|缎面/],
  ['水光', /水光|水镜|镜面|水润光/],
  ['珠光', /珠光|微光|偏光/],
  ['闪片', /闪片|亮片|闪粉/],
];
const MAKEUP_CATEGORY = '60002';

interface DescribedProduct {
  name_cn: string;
  /** The subtitle. */
  line: string;
  category: { trail: readonly { id: string }[] };
}

/** The finishes that a make-up product has in its name or subtitle. */
export function finishesOf({ name_cn, line, category }: DescribedProduct): string[] {
  if (!category.trail.some(({ id }) => id === MAKEUP_CATEGORY)) return [];
  return FINISHES.flatMap(([finish, pattern]) => (pattern.test(`${name_cn} ${line}`) ? [finish] : []));
}
