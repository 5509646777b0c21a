import { displayYuan, fromYuan, ZERO } from '@huarong/core/shared';
import type { Terms } from '../../platform/terms/terms.ts';
import type { ListingScope } from './listing-data.ts';

/** A listing with its own URL that is not a category of the catalogue. */
export interface SpecialListing {
  path: string;
  name: string;
  intro: string | ((terms: Terms) => string);
  scope: ListingScope;
  /** Facets that the listing already fixes. */
  hiddenFacets: readonly string[];
  /** Shows a countdown to the end of the week. */
  endsWithWeek?: boolean;
}

export const SPECIAL_LISTINGS: readonly SpecialListing[] = [
  {
    path: '/weeklyspecials/',
    name: '本周特惠',
    intro: '比市场价低一成以上的商品，每周一零点换一批。划线价为品牌建议零售价。',
    scope: { fixed: [{ code: 'promotion', values: ['special'] }] },
    hiddenFacets: ['promotion'],
    endsWithWeek: true,
  },
  {
    path: '/exclusive/',
    name: '花容独家',
    intro: '只在花容出售，或先在花容出售的商品。每一件都由品牌或其授权代理商直接供货。',
    scope: { category: 'eb_exclusive' },
    hiddenFacets: ['label'],
  },
  {
    path: '/gift_set/',
    name: '礼盒',
    intro: ({ packagingFee }) =>
      `打开就能送的礼盒与套装。礼品包装 ${displayYuan(fromYuan(packagingFee) ?? ZERO)} 起，可写贺卡，盒内不放价格单。`,
    scope: { fixed: [{ code: 'label', values: ['gift-set'] }] },
    hiddenFacets: ['label'],
  },
];
