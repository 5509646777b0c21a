import { Select } from '@huarong/ui';
import { useNavigate } from 'react-router';
import { KeywordSearch } from '../../../account/index.ts';
import { type OrdersQuery, ordersPath, TIMES } from '../orders-query.ts';

const TIME_NAMES: Record<(typeof TIMES)[number], string> = {
  Q: '近三个月',
  H: '近半年',
  Y: '近一年',
  E: '更早',
  A: '全部时间',
};

/** Filters by keyword and period; both are stored in the URL. */
export function OrderFilters({ query }: { query: OrdersQuery }) {
  const navigate = useNavigate();
  return (
    <>
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
