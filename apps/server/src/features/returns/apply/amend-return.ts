import { ReturnStatus } from '@huarong/core/returns';
import { accept, refuse } from '@huarong/core/shared';
import { type Context, type Owner, ownerOf } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import { scheduleImageDeletion } from '../images/delete-unused-image.ts';
import { attachImages, detachImages } from '../images/image.queries.ts';
import type { ReturnPorts } from '../ports.ts';
import { recordShipment } from '../process/record-shipment.ts';
import type { ReturnRow } from '../return-rows.ts';
import { findReturn, getLockedReturn, getReturn } from '../returns.queries.ts';
import { showReturn } from '../show/show-return.ts';

export interface Amendment {
  returnId: string;
  carrier?: string | undefined;
  waybillNo?: string | undefined;
  description?: string | undefined;
  imageIds?: readonly string[] | undefined;
}

/** Changes text and images before review (10), and the waybill once approved (20) or to correct it (30). */
export async function amendReturn(context: Context<'shopper'>, ports: ReturnPorts, amendment: Amendment) {
  const { db, actor } = context;
  const owner = ownerOf(actor);
  const { returnId, carrier, waybillNo } = amendment;
  const outcome = await transaction(db, async (tx) => {
    if (!(await findReturn(tx, owner, returnId))) return refuse({ code: 'return-not-found' });
    const { order, row } = await getLockedReturn(tx, returnId);
    const changesContent = amendment.description !== undefined || amendment.imageIds !== undefined;
    if (changesContent && row.status !== ReturnStatus.AwaitingReview)
      return refuse({ code: 'return-moved-on' });
    if (changesContent && !(await amendContent(tx, owner, row, amendment))) throw new ImageUnavailable();
    if (waybillNo !== undefined) {
      const sent = await recordShipment(tx, order, row, { carrier: carrier ?? '其他快递', waybillNo });
      if (!sent) return refuse({ code: 'return-moved-on' });
    }
    return accept(null);
  }).catch((error: unknown) => {
    if (error instanceof ImageUnavailable) return refuse({ code: 'picture-expired' });
    throw error;
  });
  if (!outcome.ok) return outcome;
  return accept(await showReturn(context, ports, await getReturn(db, returnId)));
}

/** Thrown to roll back an amendment whose images are unavailable. */
class ImageUnavailable extends Error {
  override name = 'PictureGone';
}

async function amendContent(
  tx: Tx,
  owner: Owner,
  row: ReturnRow,
  { description, imageIds }: Amendment,
): Promise<boolean> {
  if (description !== undefined)
    await tx.updateTable('return_request').set({ description }).where('id', '=', row.id).execute();
  if (imageIds === undefined) return true;
  for (const freed of await detachImages(tx, owner, row.id)) await scheduleImageDeletion(tx, freed);
  return attachImages(tx, { owner, returnId: row.id, ids: [...new Set(imageIds)] });
}
