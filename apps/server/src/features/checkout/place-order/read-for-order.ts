import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import { lockThenRead, type Tx } from '#platform/database';
import { type AddressRow, selectAddress } from '../../addresses/index.ts';
import { refreshOffers } from '../../promotions/index.ts';
import { readBasket } from '../basket/load-basket.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import { lockBuyer } from '../lock-buyer.ts';
import { type Quoted, type QuoteRow, quoteOf, selectQuote } from '../quote/quote.queries.ts';
import { type CommitSource, selectNewDevice } from '../risk/commit-source.ts';

/** Whose order it is, and what it orders. */
export interface OrderSource extends CommitSource {
  source: 'cart' | 'buynow';
  request: { quoteHash: string; addrId: string };
}
export type OrderReading = Awaited<ReturnType<typeof readForOrder>>;

/**
 * Locks the buyer and reads what an order depends on, in one packet. It writes nothing, so that it may run before the right to
 * place the order is known.
 */
export const readForOrder = (tx: Tx, { offers }: Pick<CheckoutDeps, 'offers'>, order: OrderSource) =>
  lockThenRead(
    tx,
    (first) => lockBuyer(first, order.buyer.owner),
    () => ({
      named: readNamed(tx, order),
      offers: refreshOffers(tx, offers.current()),
      // A direct purchase is read when its quote says what it is.
      cart:
        order.source === 'cart'
          ? readBasket(tx, order.buyer, { kind: 'cart' }, offers.current())
          : Promise.resolve(undefined),
    }),
  );

interface Named {
  quoted: Quoted | null;
  address: AddressRow | null;
  isNewDevice: boolean;
}
type NamedRow = { [Column in keyof (QuoteRow & AddressRow)]: (QuoteRow & AddressRow)[Column] | null } & {
  is_new: boolean;
};

/** What the request names, where it belongs to this owner, and whether it comes from a device that is new to the account. */
async function readNamed(tx: Tx, order: OrderSource): Promise<Named> {
  const { buyer, request } = order;
  const { rows } = await sql<NamedRow>`
    select quoted.*, address.*, device.is_new
    from (${selectNewDevice(order)}) as device
      left join (${selectQuote(tx, buyer.owner, request.quoteHash)}) as quoted on true
      left join (${selectAddress(tx, buyer.owner, request.addrId)}) as address on true`.execute(tx);
  const { is_new: isNewDevice, ...row } = getFirst(rows);
  return {
    quoted: row.source === null ? null : quoteOf(row as QuoteRow),
    address: row.id === null ? null : (row as AddressRow),
    isNewDevice,
  };
}
