import { Icon, Select, VisuallyHidden } from '@huarong/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PageBarActions } from '../../../../platform/components/PageBarActions.tsx';
import { KeywordSearch } from '../../../account/index.ts';
import { type OrdersQuery, ordersPath, TIMES } from '../orders-query.ts';
import styles from './OrderFilters.module.css';

const TIME_NAMES: Record<(typeof TIMES)[number], string> = {
  Q: '近三个月',
  H: '近半年',
  Y: '近一年',
  E: '更早',
  A: '全部时间',
};

/** Filters by keyword and period; both are stored in the URL. On a phone the field for a keyword opens from the page bar. */
export function OrderFilters({ query }: { query: OrdersQuery }) {
  const navigate = useNavigate();
  const [isSearching, setSearching] = useState(query.keyword !== '');
  return (
    <>
      <PageBarActions>
        <button
          type="button"
          className={styles.open}
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        >
          <Icon name="search" size={24} />
          <VisuallyHidden>搜索订单</VisuallyHidden>
        </button>
      </PageBarActions>
      <div className={styles.search} data-open={isSearching || undefined}>
        <KeywordSearch
          path="/myOrderList"
          label="搜索订单"
          placeholder="订单号或商品名称"
          keyword={query.keyword}
          hiddenFields={{
            ...(query.tab !== 'all' && { orderStatus: query.tab }),
            // Whoever searches for an order rarely knows when it was placed.
            orderTime: 'A',
          }}
        />
      </div>
      <Select
        label="下单时间"
        labelHidden
        size="sm"
        value={query.time}
        options={TIMES.map((value) => ({ value, label: TIME_NAMES[value] }))}
        onChange={({ target }) =>
          void navigate(ordersPath(query, { time: TIMES.find((time) => time === target.value)! }))
        }
      />
    </>
  );
}
