import { inFeature, type Mutant } from '../mutant.ts';

/** What everyone may see: catalogue, search, content, community. */
export const PUBLIC_PAGES: Readonly<Record<string, Mutant>> = {
  'ended-content-shown': inFeature(
    'content',
    'a line is shown after its end',
    [
      [
        'content/content.queries.ts',
        "    .where((now) => now.or([now('ends_at', 'is', null), now('ends_at', '>', sql<Date>`shop_now()`)]))\n",
        '',
      ],
    ],
    ['content/content.feature.test.ts'],
  ),
  'campaign-before-its-start': inFeature(
    'campaigns',
    'a campaign can be opened before it starts',
    [
      [
        'campaigns/campaigns.queries.ts',
        "    .where((page) => page.or([page('starts_at', 'is', null), page('starts_at', '<=', sql<Date>`shop_now()`)]))\n",
        '',
      ],
    ],
    ['campaigns/campaigns.feature.test.ts'],
  ),
  'vote-for-oneself': inFeature(
    'community',
    'authors vote for their own comments',
    [['community/vote.ts', 'if (target.member_id === memberId)', 'if (target.member_id === null)']],
    [
      'community/comments/read-comments.feature.test.ts',
      'community/comments/write-comments.feature.test.ts',
      'community/posts/posts.feature.test.ts',
    ],
  ),
  'pending-text-voted': inFeature(
    'community',
    'a text under review can be reported and counted as shown',
    [['community/report.ts', "      .where('state', '=', 'shown')\n", '']],
    [
      'community/staff/staff.feature.test.ts',
      'community/comments/read-comments.feature.test.ts',
      'community/questions/questions.feature.test.ts',
    ],
  ),
  'price-band-shifted': inFeature(
    'search',
    'a price on the limit counts to the lower band',
    [['search/price-bands.ts', 'fen >= step * 100', 'fen > step * 100']],
    ['search/price-bands.test.ts'],
  ),
  'columns-out-of-order': inFeature(
    'navigation',
    'all categories stand in the first column',
    [['navigation/split-into-columns.ts', 'Math.min(2, Math.floor(middle / third))', '0']],
    ['navigation/split-into-columns.test.ts'],
  ),
  'ranking-of-sold-out': inFeature(
    'rankings',
    'sold-out products are ranked',
    [['rankings/compute-rankings.ts', ' and sku.is_live and stock.available > 0', ' and sku.is_live']],
    ['rankings/rankings.feature.test.ts'],
  ),
  'recommendations-of-one-category': inFeature(
    'recommendations',
    'the best sellers of one category fill the page',
    [['recommendations/mix-best-sellers.ts', 'a.round - b.round || bySold', 'bySold']],
    ['recommendations/mix-best-sellers.test.ts'],
  ),
  'offer-pages-in-sitemap': inFeature(
    'sitemap',
    'the sitemap lists pages of ended offers',
    [
      [
        'campaigns/list-live-pages.ts',
        'return ref === null || findOffer(ref) !== null;',
        'return ref === null || findOffer !== null;',
      ],
    ],
    ['campaigns/campaigns.feature.test.ts', 'sitemap/sitemap.feature.test.ts'],
  ),
  'cooperation-found-by-number': inFeature(
    'cooperation',
    'an application is shown to whoever knows its number',
    [['cooperation/cooperation.queries.ts', "\n    .where('mobile', '=', mobile)", '']],
    ['cooperation/cooperation.feature.test.ts'],
  ),
  'favourites-of-others': inFeature(
    'favourites',
    "another shopper's favourites can be removed",
    [
      [
        'favourites/favourites.queries.ts',
        "    .deleteFrom('favourite')\n    .where('owner', '=', owner)",
        "    .deleteFrom('favourite')",
      ],
    ],
    ['favourites/favourites.feature.test.ts'],
  ),
  'preview-content-of-now': inFeature(
    'shop-preview',
    'a preview reads texts and campaigns of now',
    [
      [
        'shop-preview/mount-shop-preview.ts',
        'database.adminDb,\n        at,\n        async (tx) => {',
        'database.adminDb,\n        new Date(),\n        async (tx) => {',
      ],
    ],
    ['shop-preview/shop-preview.feature.test.ts'],
  ),
  'preview-offers-of-now': inFeature(
    'shop-preview',
    'a preview shows the prices of now',
    [['shop-preview/moment-sources.ts', 'now: () => at.getTime(), stop', 'now: live.offers.now, stop']],
    ['shop-preview/shop-preview.feature.test.ts'],
  ),
};
