import type { OrderFilters } from '@huarong/contract/admin/orders';
import { OrderStatus, UNPAID_STATUSES } from '@huarong/core/orders';
import { type RawBuilder, sql } from 'kysely';
import { statusIn } from '#platform/database';
import { isOfBrand, type RelatedFilter, untracedSubOrders } from './list-conditions.ts';
import { TO_SHIP } from './ship-deadline.ts';

/** Sub-orders leave these statuses within days, so there are few of them, however many orders there are. */
const OPEN_STATUSES: readonly number[] = [
  ...UNPAID_STATUSES,
  OrderStatus.AwaitingConfirmation,
  ...TO_SHIP,
  OrderStatus.Cancelling,
  OrderStatus.Refused,
];

/** Where the list reads the sub-orders `sub`. */
interface ListSource {
  from: RawBuilder<unknown>;
  conditions: readonly RawBuilder<unknown>[];
  /** The source is read by days through an index: what to sort by before the time. Null when it is not. */
  day: RawBuilder<unknown> | null;
  isBrandRead: boolean;
}
const plainSource = { conditions: [], day: null, isBrandRead: false } as const;

interface SourceChoice {
  /** Null for all. */
  status: readonly number[] | null;
  rare: ReadonlySet<RelatedFilter>;
  /** Sorted by the time when the order was placed. */
  isByTime: boolean;
}

/**
 * With a limit the planner would rather walk through all orders by time, hoping to meet those that fit soon. So what is
 * few is read first (`offset 0` keeps it from being merged), and what is many by an index that begins with it and goes on
 * by day. The number of an order begins with its day, so an order of a later day was also placed later.
 */
export function sourceOf(filters: OrderFilters, { status, rare, isByTime }: SourceChoice): ListSource {
  if (filters.untraced)
    return {
      ...plainSource,
      from: sql`(select * from sub_order where id in (${untracedSubOrders}) offset 0) sub`,
    };
  if (status?.every((each) => OPEN_STATUSES.includes(each)))
    return {
      ...plainSource,
      from: sql`(select * from sub_order where ${statusIn('status', status)} offset 0) sub`,
    };
  if (isByTime && filters.brand && !rare.has('brand')) return sourceOfBrand(filters.brand);
  const isByStatus = isByTime && status?.length === 1 && !filters.placed;
  return { ...plainSource, from: sql`sub_order sub`, day: isByStatus ? sql`left(sub.order_id, 8)` : null };
}

const sourceOfBrand = (brand: string): ListSource => ({
  from: sql`order_line branded join sub_order sub on sub.id = branded.sub_order_id`,
  conditions: [
    isOfBrand('branded', brand),
    // A sub-order with two lines of the brand is listed once.
    sql`not exists (select 1 from order_line earlier where earlier.sub_order_id = branded.sub_order_id
      and earlier.position < branded.position and ${isOfBrand('earlier', brand)})`,
  ],
  day: sql`left(branded.order_id, 8)`,
  isBrandRead: true,
});
