import { Button, Field, Select } from '@huarong/ui';
import { Form, useNavigate } from 'react-router';
import { type OrdersQuery, ordersPath, TIMES } from '../query/orders-query.ts';
import styles from './OrderTools.module.css';

const TIME_NAMES: Record<(typeof TIMES)[number], string> = {
  Q: '近三个月',
  H: '近半年',
  Y: '近一年',
  E: '更早',
  A: '全部时间',
};

/** Orders by a word and by time; both live in the address. */
export function OrderTools({ query }: { query: OrdersQuery }) {
  const navigate = useNavigate();
  return (
    <>
      <Form action="/myOrderList" className={styles.search} role="search">
        {query.tab !== 'all' && <input type="hidden" name="orderStatus" value={query.tab} />}
        {query.time !== 'Q' && <input type="hidden" name="orderTime" value={query.time} />}
        <Field
          label="搜索订单"
          labelHidden
          name="word"
          size="sm"
          maxLength={50}
          placeholder="订单号或商品名称"
          defaultValue={query.word}
        />
        <Button size="sm" type="submit">
          搜索
        </Button>
      </Form>
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
