import { type PageKind, pageKind } from './page-kind.ts';

/** What the page is about. */
export type PageType = 'home' | 'campaign' | 'brand' | 'search' | 'pdp' | 'category' | 'other';
/** How the page is built, independent of its subject. */
export type PageLayout =
  | 'List-page'
  | 'Campaign-page'
  | 'Search-page'
  | 'Product-detail-page'
  | 'Function-page'
  | 'other';

/**
 * The specification lists twelve reported types that are two vocabularies in one: six subjects and five layouts,
 * sharing `other`. Every page reports one of each. Weekly specials and exclusives are campaigns, hot keywords are
 * searches the shop suggests, rankings and gift sets are lists of a category, pages by effect have a layout of their own.
 */
const REPORT_OF_KIND: Record<PageKind, { type: PageType; layout: PageLayout }> = {
  home: { type: 'home', layout: 'other' },
  campaign: { type: 'campaign', layout: 'Campaign-page' },
  weeklyspecials: { type: 'campaign', layout: 'Campaign-page' },
  exclusive: { type: 'campaign', layout: 'Campaign-page' },
  rank: { type: 'category', layout: 'List-page' },
  gift_set: { type: 'category', layout: 'List-page' },
  category: { type: 'category', layout: 'List-page' },
  brand: { type: 'brand', layout: 'List-page' },
  hot: { type: 'search', layout: 'Search-page' },
  search: { type: 'search', layout: 'Search-page' },
  product: { type: 'pdp', layout: 'Product-detail-page' },
  function: { type: 'category', layout: 'Function-page' },
  myAccount: { type: 'other', layout: 'other' },
  other: { type: 'other', layout: 'other' },
};

export interface ReportedPage {
  kind: PageKind;
  type: PageType;
  layout: PageLayout;
}

export function reportedPage(location: string): ReportedPage {
  const kind = pageKind(location);
  return { kind, ...REPORT_OF_KIND[kind] };
}
