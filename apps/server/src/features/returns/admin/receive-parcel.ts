import { ReturnStatus } from '@huarong/core/returns';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import { findAnyReturn } from '../returns.queries.ts';
import { receive } from '../staff/index.ts';
import {
  findOpenParcel,
  insertUnknownParcel,
  listReturnsOfWaybill,
  settleParcel,
} from './parcels.queries.ts';

type NotThere = { code: 'return-not-found' | 'return-moved-on' };
const ON_THE_WAY: readonly ReturnStatus[] = [ReturnStatus.AwaitingShipment, ReturnStatus.InTransit];

/**
 * A scanned parcel: by the number of a return, or by a waybill, with which several returns may have been sent. A waybill
 * that no return has is put aside as an unknown parcel.
 */
export async function receiveParcel(
  tx: Tx,
  { code, note, staffId }: { code: string; note: string; staffId: number },
): Promise<
  Result<{ state: 'received'; returnIds: string[] } | { state: 'unknown'; parcelId: string }, NotThere>
> {
  const byNumber = await findAnyReturn(tx, code.toUpperCase());
  if (byNumber) {
    const received = await receive(tx, byNumber.id);
    return received.ok ? accept({ state: 'received', returnIds: [byNumber.id] }) : received;
  }
  if (/^R\d{11}$/i.test(code)) return refuse({ code: 'return-not-found' });
  const sent = await listReturnsOfWaybill(tx, code);
  const waiting = sent.filter(({ status }) => ON_THE_WAY.includes(status));
  for (const { id } of waiting) {
    const received = await receive(tx, id);
    if (!received.ok) return received;
  }
  if (waiting.length > 0) return accept({ state: 'received', returnIds: waiting.map(({ id }) => id) });
  if (sent.length > 0) return refuse({ code: 'return-moved-on' });
  const parcelId = await insertUnknownParcel(tx, { waybillNo: code, note, staffId });
  return accept({ state: 'unknown', parcelId: String(parcelId) });
}

/** An unknown parcel belongs to this return, which it may complete or begin. */
export async function assignParcel(
  tx: Tx,
  { parcelId, returnId }: { parcelId: number; returnId: string },
): Promise<Result<{ returnId: string }, NotThere | { code: 'parcel-not-found' }>> {
  if (!(await findOpenParcel(tx, parcelId))) return refuse({ code: 'parcel-not-found' });
  const found = await findAnyReturn(tx, returnId.toUpperCase());
  if (!found) return refuse({ code: 'return-not-found' });
  // The second parcel of a return that is being inspected changes nothing but where it belongs.
  if (found.status !== ReturnStatus.Inspecting) {
    const received = await receive(tx, found.id);
    if (!received.ok) return received;
  }
  await settleParcel(tx, parcelId, found.id);
  return accept({ returnId: found.id });
}
