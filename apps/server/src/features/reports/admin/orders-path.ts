import type { SalesBreakdown } from '@huarong/contract/admin/reports';
import type { Period } from './period.ts';

interface Row {
  value: string;
  label: string;
  /** The code of a product or shade. */
  note: string | null;
}

const pathOf = (paid: string, filter: Record<string, string>) =>
  `/orders?${new URLSearchParams({ view: 'all', paid, ...filter })}`;

/** The list of the orders that a row counts; null where no filter finds them. */
export function ordersPathOf(by: SalesBreakdown, row: Row, { from, to }: Period): string | null {
  const filter = filterOf(by, row);
  return filter && row.value !== ''
    ? pathOf(by === 'day' ? `${row.value}~${row.value}` : `${from}~${to}`, filter)
    : null;
}

function filterOf(by: SalesBreakdown, { value, label, note }: Row): Record<string, string> | null {
  switch (by) {
    case 'day':
      return {};
    case 'brand':
      return { brand: label };
    case 'sku':
    case 'product':
      return note === null ? null : { [by]: note };
    case 'first':
    case 'last':
      return { [`${by}Source`]: value };
    case 'hour':
    case 'category':
    case 'province':
    case 'payment':
    case 'level':
      return { [by]: value };
  }
}

/** The orders that used an offer. */
export const offerOrdersPath = (offerId: string, { from, to }: Period): string =>
  pathOf(`${from}~${to}`, { offer: offerId });
