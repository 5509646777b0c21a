import type { DropSchedule } from '@huarong/core/coupons';

/** When parts of an offer are released; null: it can be claimed at any time of its window. */
export const dropsOf = (row: {
  drop_hours: readonly number[] | null;
  drop_minutes: number | null;
  drop_quantity: number | null;
}): DropSchedule | null =>
  row.drop_hours && row.drop_minutes && row.drop_quantity
    ? { hours: row.drop_hours, minutes: row.drop_minutes, quantity: row.drop_quantity }
    : null;
