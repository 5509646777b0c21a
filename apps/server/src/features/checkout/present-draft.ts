import type { CheckoutDraft } from '@huarong/contract/checkout';
import type { Owner } from '#platform/context';
import type { Queryable } from '#platform/database';
import { listAddresses } from '../addresses/index.ts';
import { getDraft } from './draft.queries.ts';

export async function presentDraft(db: Queryable, owner: Owner): Promise<CheckoutDraft> {
  const draft = await getDraft(db, owner);
  const inUse = (await listAddresses(db, owner)).find((address) => address.is_in_use);
  return {
    ...(inUse && { addrId: inUse.id }),
    deliveryMode: draft.delivery_mode,
    deliveryTime: draft.delivery_time,
    ...(draft.payment_code && { paymentCode: draft.payment_code }),
    ...(draft.packaging_id !== null && { packagingId: draft.packaging_id }),
    ...(draft.greeting !== null && { greeting: draft.greeting }),
    ...(draft.note !== null && { note: draft.note }),
  };
}
