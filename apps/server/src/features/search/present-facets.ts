import type { Facet } from '@huarong/contract/search';
import {
  DEPTH_COLOURS,
  labelText,
  SKIN_DEPTHS,
  UNDERTONE_NAMES,
  type Undertone,
} from '@huarong/core/catalogue';
import type { FacetCounts } from '@huarong/search';
import type { Snapshot } from '../catalogue/index.ts';
import { familyColours } from './family-colours.ts';
import { orderOfBand, priceBandLabel } from './price-bands.ts';

const FACET_NAMES: [code: string, name: string][] = [
  ['category', '品类'],
  ['undertone', '底妆冷暖'],
  ['depth', '肤色深浅'],
  ['brand', '品牌'],
  ['price', '价格'],
  ['effect', '功效'],
  ['skinType', '适合肤质'],
  ['finish', '妆效'],
  ['shadeFamily', '色系'],
  ['label', '特色'],
  ['promotion', '优惠'],
];
const LABELS: Record<string, string> = {
  special: '本周特惠',
  flashSale: '限时秒杀',
  limitedTime: '限时特价',
  memberPrice: '会员价',
  amountOff: '满减',
  amountPercent: '满折',
  piecesPercent: '多件多折',
  nthUnit: '第二件半价',
  gift: '赠品',
  extraBuy: '加价购',
  presale: '预售',
  set: '搭配优惠',
};
/** From cool to warm. */
const UNDERTONES: readonly string[] = ['C', 'N', 'W'];
const MAX_VALUES = 40;

interface Listed {
  category?: string | undefined;
  /** All products that were found. */
  total: number;
}

/** Facets in display order with their Chinese labels. A facet without a choice is left out. */
export const presentFacets = (
  counts: readonly FacetCounts[],
  snapshot: Snapshot,
  { category, total }: Listed,
): Facet[] =>
  listFacetCodes(counts, total).flatMap(([code, name]) => {
    const known = counts.find((facet) => facet.code === code)?.values ?? [];
    const values = known
      .filter(({ value }) => code !== 'category' || isBelow(snapshot, value, category))
      // A hidden brand is no choice, but its products are found.
      .filter(({ value }) => code !== 'brand' || snapshot.brands.has(value))
      .map(({ value, count, selected }) => ({
        value,
        label: labelOf(snapshot, code, value),
        count,
        selected,
        ...hexOf(snapshot, code, value),
      }))
      .sort((a, b) => orderOf(code, a) - orderOf(code, b))
      .slice(0, MAX_VALUES);
    return values.length > 1 || values.some(({ selected }) => selected) ? [{ code, name, values }] : [];
  });

/** Undertone and depth are asked for where base make-up is listed: among all make-up few products have them. */
const LEAST_SHARE = 0.25;
/** Where most products have them, families of shades would say the same again. */
const MOST = 0.5;

function listFacetCodes(counts: readonly FacetCounts[], total: number): typeof FACET_NAMES {
  const valuesOf = (code: string) => counts.find((facet) => facet.code === code)?.values ?? [];
  const isChosen = (code: string) => valuesOf(code).some(({ selected }) => selected);
  const share = Math.max(0, ...valuesOf('depth').map(({ count }) => count)) / Math.max(1, total);
  const hasTones = isChosen('undertone') || isChosen('depth') || share >= LEAST_SHARE;
  return FACET_NAMES.filter(([code]) => {
    if (code === 'undertone' || code === 'depth') return hasTones;
    return code !== 'shadeFamily' || isChosen(code) || !hasTones || share < MOST;
  });
}

/** Prices and depths have an order of their own; other values are listed by how many products have them. */
function orderOf(code: string, { value, count }: { value: string; count: number }): number {
  if (code === 'price') return orderOfBand(value);
  if (code === 'undertone') return UNDERTONES.indexOf(value);
  return code === 'depth' ? Number(value) : -count;
}

/** `brand:12,13` as staff read it: 品牌 凯斯黛、帕洛米. */
export function filterLabel(snapshot: Snapshot, part: string): string {
  const [code = '', values = ''] = part.split(':');
  if (code === 'stock') return '仅看有货';
  if (code === 'range') return `价格 ${values}`;
  const name = FACET_NAMES.find(([known]) => known === code)?.[1] ?? code;
  const labels = values.split(',').map((value) => {
    if (code === 'brand') return snapshot.brands.get(value)?.name_cn ?? value;
    return labelOf(snapshot, code, value);
  });
  return `${name} ${labels.join('、')}`;
}

const hexOf = (snapshot: Snapshot, code: string, value: string) => {
  const hex =
    code === 'shadeFamily'
      ? familyColours(snapshot).get(value)
      : code === 'depth'
        ? DEPTH_COLOURS[Number(value)]
        : undefined;
  return hex === undefined ? {} : { hex };
};

/** Direct children of the current category; top categories without one. */
function isBelow(snapshot: Snapshot, value: string, category: string | undefined): boolean {
  const candidate = snapshot.categories.get(value);
  return (
    candidate !== undefined &&
    candidate.parent_id === (category && snapshot.categories.has(category) ? category : null)
  );
}

function labelOf({ brands, categories }: Snapshot, code: string, value: string): string {
  if (code === 'brand') return `${brands.get(value)?.name_en} ${brands.get(value)?.name_cn}`;
  if (code === 'category') return categories.get(value)?.name ?? value;
  if (code === 'price') return priceBandLabel(value);
  if (code === 'undertone') return UNDERTONE_NAMES[value as Undertone] ?? value;
  if (code === 'depth') return SKIN_DEPTHS[Number(value)] ?? value;
  return LABELS[value] ?? labelText(value);
}
