import { Select } from '@huarong/ui';
import { useNavigate } from 'react-router';
import { KeywordSearch } from '../../account/index.ts';
import { type FavouritesQuery, favouritesPath } from '../favourites-query.ts';

/** Searches by name; keeps the filter and the sort. */
export const FavouriteSearch = ({ query }: { query: FavouritesQuery }) => (
  <KeywordSearch
    path="/myAccount/favorite"
    label="在收藏里找"
    placeholder="商品或品牌"
    keyword={query.keyword}
    action="在收藏里找"
    hiddenFields={{
      ...(query.filter !== 'all' && { filter: query.filter }),
      ...(query.sort !== 'latest' && { sort: query.sort }),
    }}
  />
);

const SORTS: { value: FavouritesQuery['sort']; label: string }[] = [
  { value: 'latest', label: '按收藏时间' },
  { value: 'fallen', label: '按降价多少' },
  { value: 'cheapest', label: '价格从低到高' },
];

export function SortSelect({ query }: { query: FavouritesQuery }) {
  const navigate = useNavigate();
  return (
    <Select
      label="收藏排序"
      labelHidden
      size="sm"
      value={query.sort}
      options={SORTS}
      onChange={({ target: { value } }) =>
        void navigate(favouritesPath(query, { sort: SORTS.find((sort) => sort.value === value)!.value }))
      }
    />
  );
}
