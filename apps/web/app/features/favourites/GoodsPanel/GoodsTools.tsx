import { Button, Field, Select } from '@huarong/ui';
import { Form, useNavigate } from 'react-router';
import { type FavouritesQuery, favouritesPath } from '../query/favourites-query.ts';
import styles from './GoodsPanel.module.css';

/** Looks for a part of a name, within what is filtered and sorted. */
export const Finder = ({ query }: { query: FavouritesQuery }) => (
  <Form action="/myAccount/favorite" className={styles.finder} role="search">
    {query.filter !== 'all' && <input type="hidden" name="filter" value={query.filter} />}
    {query.sort !== 'latest' && <input type="hidden" name="sort" value={query.sort} />}
    <Field
      label="在收藏里找"
      labelHidden
      name="word"
      size="sm"
      maxLength={50}
      placeholder="商品或品牌"
      defaultValue={query.word}
    />
    <Button size="sm" type="submit">
      在收藏里找
    </Button>
  </Form>
);

const SORTS: { value: FavouritesQuery['sort']; label: string }[] = [
  { value: 'latest', label: '按收藏时间' },
  { value: 'fallen', label: '按降价多少' },
  { value: 'cheapest', label: '价格从低到高' },
];

export function SortChoice({ query }: { query: FavouritesQuery }) {
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
