const ORDERS: Readonly<Record<string, string>> = {
  sold: '销量从高到低',
  newest: '新品在前',
  priceLow: '价格从低到高',
  priceHigh: '价格从高到低',
  listed: '按目录',
};
/** The conditions of a rule in the order in which a form shows them. */
const CONDITIONS = [
  { name: 'label', text: (value: string) => `标签 ${value}` },
  { name: 'category', text: (value: string) => `分类 ${value}` },
  { name: 'brand', text: (value: string) => `品牌 ${value}` },
  { name: 'tag', text: (value: string) => `标记 ${value}` },
  { name: 'minSold', text: (value: string) => `至少售出 ${value} 件` },
  { name: 'newSinceDays', text: (value: string) => `${value} 天内上新` },
  { name: 'minPercentOff', text: (value: string) => `比市场价至少低 ${value}%` },
] as const;

/** The name of what a rule names: `category`, `6000203`. Undefined: it has none. */
export type NameOfChoice = (condition: string, value: string) => string | undefined;

/** A rule in words. */
export function describeRule(rule: object, nameOf: NameOfChoice = () => undefined): string {
  const given = rule as Readonly<Record<string, unknown>>;
  const conditions = CONDITIONS.flatMap(({ name, text }) => {
    const value = given[name];
    return value === undefined ? [] : [text(nameOf(name, String(value)) ?? String(value))];
  });
  const order = ORDERS[String(given['order'])];
  return [...(conditions.length > 0 ? conditions : ['全部商品']), ...(order ? [order] : [])].join('，');
}

/** Products by rule or one by one, or a rule alone, in words; null: the value is no such thing. */
export function describeSelection(value: unknown, nameOf?: NameOfChoice): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('products' in value && Array.isArray(value.products))
    return `指定 ${value.products.length} 件：${value.products.join('、')}`;
  if ('rule' in value && typeof value.rule === 'object' && value.rule !== null)
    return describeRule(value.rule, nameOf);
  return 'order' in value ? describeRule(value, nameOf) : null;
}
