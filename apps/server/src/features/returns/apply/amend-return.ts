import { accept, refuse } from '@huarong/core/shared';
import { type Context, type Owner, ownerOf } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import { planDiscard } from '../images/delete-unused-image.ts';
import { freePictures, usePictures } from '../images/image.queries.ts';
import type { ReturnPorts } from '../ports.ts';
import { sendOff } from '../process/record-shipment.ts';
import type { ReturnRow } from '../return-rows.ts';
import { findReturn, lockReturn } from '../returns.queries.ts';
import { showReturn } from '../show/show-return.ts';

export interface Amendment {
  returnId: string;
  carrier?: string | undefined;
  waybillNo?: string | undefined;
  description?: string | undefined;
  imageIds?: readonly string[] | undefined;
}

/** Text and pictures while nobody has read them (10); the waybill once it may be sent (20), or to correct it (30). */
export async function amendReturn(context: Context, ports: ReturnPorts, amendment: Amendment) {
  const { db, actor } = context;
  const owner = ownerOf(actor);
  const { returnId, carrier, waybillNo } = amendment;
  const outcome = await transaction(db, async (tx) => {
    if (!(await findReturn(tx, owner, returnId))) return refuse({ code: 'return-not-found' });
    const { order, row } = (await lockReturn(tx, returnId))!;
    const isAboutWords = amendment.description !== undefined || amendment.imageIds !== undefined;
    if (isAboutWords && row.status !== 10) return refuse({ code: 'return-moved-on' });
    if (isAboutWords && !(await amendWords(tx, owner, row, amendment))) throw new PictureGone();
    if (waybillNo !== undefined) {
      const sent = await sendOff(tx, order, row, { carrier: carrier ?? '其他快递', waybillNo });
      if (!sent) return refuse({ code: 'return-moved-on' });
    }
    return accept(null);
  }).catch((error: unknown) => {
    if (error instanceof PictureGone) return refuse({ code: 'picture-expired' });
    throw error;
  });
  if (!outcome.ok) return outcome;
  return accept(await showReturn(context, ports, (await findReturn(db, owner, returnId))!));
}

/** Thrown to undo an amendment whose pictures cannot be had. */
class PictureGone extends Error {
  override name = 'PictureGone';
}

async function amendWords(
  tx: Tx,
  owner: Owner,
  row: ReturnRow,
  { description, imageIds }: Amendment,
): Promise<boolean> {
  if (description !== undefined)
    await tx.updateTable('return_request').set({ description }).where('id', '=', row.id).execute();
  if (imageIds === undefined) return true;
  for (const freed of await freePictures(tx, owner, row.id)) await planDiscard(tx, freed);
  return usePictures(tx, { owner, returnId: row.id, ids: [...new Set(imageIds)] });
}
