/** The aspects a comment may rate besides the overall stars, by category. */
export type Aspect = string;

const ASPECTS_BY_HOME_CATEGORY: Record<string, readonly Aspect[]> = {
  '60001': ['质地', '保湿', '吸收', '气味'],
  '60002': ['显色', '持久', '质地', '包装'],
  '60003': ['质地', '滋润', '香味', '包装'],
  '60004': ['做工', '手感', '好用', '包装'],
  '60005': ['质地', '清爽', '吸收', '气味'],
  '60006': ['柔顺', '清洁', '香味', '包装'],
  '60007': ['香味', '留香', '扩散', '包装'],
  '60008': ['口味', '方便', '新鲜', '包装'],
};
const DEFAULT_ASPECTS: readonly Aspect[] = ['质量', '描述相符', '包装'];

/** Home categories have five digits; ids of their sub-categories begin with them. */
export const aspectsOf = (categoryId: string): readonly Aspect[] =>
  ASPECTS_BY_HOME_CATEGORY[categoryId.slice(0, 5)] ?? DEFAULT_ASPECTS;

/** Keeps ratings of the aspects of this category; outdated clients may send others. */
export function filterKnownAspects(
  categoryId: string,
  given: readonly { name: string; stars: number }[],
): Record<Aspect, number> {
  const known = aspectsOf(categoryId);
  return Object.fromEntries(
    given.filter(({ name }) => known.includes(name)).map(({ name, stars }) => [name, stars]),
  );
}
