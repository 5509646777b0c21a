import { isServed } from '@huarong/core/addresses';
import { deliveryPromise, deliveryPromiseText, presaleDeliveryText } from '@huarong/core/checkout';
import { settingsAt } from '@huarong/core/settings';
import type { Owner } from '#platform/context';
import type { Queryable } from '#platform/database';
import { type AddressRow, listAddresses } from '../../addresses/index.ts';
import { presaleDates } from '../../promotions/index.ts';
import type { Basket } from '../basket/load-basket.ts';

export interface Destination {
  addresses: AddressRow[];
  /** The requested address, else the one in use, else the first; null when there is none. */
  address: AddressRow | null;
}

/** Null when the requested address does not belong to this owner. */
export async function chooseDestination(
  db: Queryable,
  owner: Owner,
  addrId: string | undefined,
): Promise<Destination | null> {
  const addresses = await listAddresses(db, owner);
  if (addrId !== undefined) {
    const address = addresses.find(({ id }) => id === addrId);
    return address ? { addresses, address } : null;
  }
  return { addresses, address: addresses.find((row) => row.is_in_use) ?? addresses[0] ?? null };
}

export const isDeliverable = (address: AddressRow) => isServed(address.district_code);

/** A presale is ordered alone, so its dates are those of the order. */
export function deliveryTextFor({ lines, facts, offers }: Basket, address: AddressRow | null): string {
  const presale = lines[0]?.presale;
  return presale
    ? presaleDeliveryText(presaleDates(presale))
    : deliveryPromiseText(
        deliveryPromise(
          facts.now,
          settingsAt('delivery', offers.settings, facts.now),
          address?.district_code,
        ),
      );
}
