import { defineQuery, keyword, oneOf, pageNumber, type QueryOf } from '../../platform/pages/define-query.ts';

const favouritesQuery = defineQuery(
  {
    tab: oneOf(['products', 'brand', 'history', 'reminder'], 'products'),
    filter: oneOf(['all', 'cheaper', 'soldOut', 'gone'], 'all'),
    sort: oneOf(['latest', 'fallen', 'cheapest'], 'latest'),
    keyword,
    page: pageNumber,
  },
  { startsOver: ['tab'] },
);

export type FavouritesQuery = QueryOf<typeof favouritesQuery>;
export const readFavouritesQuery = favouritesQuery.read;
export const favouritesPath = favouritesQuery.pathAt('/myAccount/favorite');
