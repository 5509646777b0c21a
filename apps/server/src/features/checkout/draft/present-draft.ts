import type { CheckoutDraft } from '@huarong/contract/checkout';
import type { AddressRow } from '../../addresses/index.ts';
import type { DraftRow } from './draft.queries.ts';

export function presentDraft(draft: DraftRow, addresses: readonly AddressRow[]): CheckoutDraft {
  const inUse = addresses.find((address) => address.is_in_use);
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
