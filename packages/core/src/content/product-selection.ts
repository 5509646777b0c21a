/** `listed`: as the catalogue lists them. */
export type ProductOrder = 'listed' | 'sold' | 'newest' | 'priceLow' | 'priceHigh';

/** Which products are selected: those that meet every condition that is given. */
export interface ProductRule {
  label?: string | undefined;
  minSold?: number | undefined;
  brand?: string | undefined;
  /** A category of any level. */
  category?: string | undefined;
  tag?: string | undefined;
  /** 1: published today. */
  newSinceDays?: number | undefined;
  /** Below the market price by at least so much. */
  minPercentOff?: number | undefined;
  order: ProductOrder;
}
export type ProductSelection = { rule: ProductRule } | { products: readonly string[] };

/** What a rule reads of a product. */
export interface RuleProduct {
  labels: readonly string[];
  tags: readonly string[];
  soldCount: number;
  brandId: string;
  /** Its category and those above it. */
  categoryIds: readonly string[];
  publishedAt: number;
  priceFen: number;
  marketPriceFen: number | null;
}

/** The products that can be selected. */
export interface ProductPool<Product> {
  all: () => Iterable<Product>;
  find: (productId: string) => Product | undefined;
  readFacts: (product: Product) => RuleProduct;
  /** Midnight of today in Shanghai. */
  today: number;
}

const DAY_MS = 86_400_000;

/** Pinned products first, then those of the list or the rule. Products that are not for sale are left out. */
export function selectProducts<Product>(
  pool: ProductPool<Product>,
  selection: ProductSelection,
  pins: readonly string[] = [],
): Product[] {
  const findAll = (ids: readonly string[]) => ids.flatMap((id) => pool.find(id) ?? []);
  const selected = 'products' in selection ? findAll(selection.products) : selectByRule(pool, selection.rule);
  return [...new Set([...findAll(pins), ...selected])];
}

function selectByRule<Product>(pool: ProductPool<Product>, rule: ProductRule): Product[] {
  const matches: { product: Product; facts: RuleProduct }[] = [];
  for (const product of pool.all()) {
    const facts = pool.readFacts(product);
    if (meetsRule(facts, rule, pool.today)) matches.push({ product, facts });
  }
  const compare = COMPARE[rule.order];
  if (compare) matches.sort((a, b) => compare(a.facts, b.facts));
  return matches.map(({ product }) => product);
}

const COMPARE: Record<ProductOrder, ((a: RuleProduct, b: RuleProduct) => number) | null> = {
  listed: null,
  sold: (a, b) => b.soldCount - a.soldCount,
  newest: (a, b) => b.publishedAt - a.publishedAt,
  priceLow: (a, b) => a.priceFen - b.priceFen,
  priceHigh: (a, b) => b.priceFen - a.priceFen,
};

export const meetsRule = (product: RuleProduct, rule: ProductRule, today: number): boolean =>
  (rule.label === undefined || product.labels.includes(rule.label)) &&
  (rule.tag === undefined || product.tags.includes(rule.tag)) &&
  (rule.brand === undefined || product.brandId === rule.brand) &&
  (rule.category === undefined || product.categoryIds.includes(rule.category)) &&
  (rule.minSold === undefined || product.soldCount >= rule.minSold) &&
  (rule.newSinceDays === undefined || product.publishedAt >= today - (rule.newSinceDays - 1) * DAY_MS) &&
  (rule.minPercentOff === undefined || isReduced(product, rule.minPercentOff));

const isReduced = ({ priceFen, marketPriceFen }: RuleProduct, percent: number): boolean =>
  marketPriceFen !== null && priceFen * 100 <= marketPriceFen * (100 - percent);

/** Whether a rule selects everything and only gives an order. */
export const hasConditions = ({ order: _order, ...conditions }: ProductRule): boolean =>
  Object.values(conditions).some((value) => value !== undefined);
