import { accept, refuse, shanghaiDate } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import { postMovements } from '../../ledger/index.ts';
import { issueMovement } from '../issue-card.ts';
import { findBatch, lockBatch, updateBatch } from './batches.queries.ts';
import { deriveSecrets } from './card-numbers.ts';
import { sealFile } from './seal-file.ts';

/** SV-2611-03 */
export const batchCode = ({ id, requested_at }: { id: number; requested_at: Date }): string =>
  `SV-${shanghaiDate(requested_at).slice(2, 7).replace('-', '')}-${String(id).padStart(2, '0')}`;

/** The one file with numbers and PINs. What they are derived from is deleted in the same transaction. */
export async function downloadBatch(
  { db, staff, config }: AdminWriteContext,
  { batchId, password }: { batchId: number; password: string },
) {
  const batch = await lockBatch(db, batchId);
  if (!batch) return refuse({ code: 'card-batch-not-found' });
  if (batch.requested_by === staff.staffId) return refuse({ code: 'card-file-own' });
  if (batch.downloaded_by !== null)
    return refuse({ code: 'card-file-taken', by: (await findBatch(db, batchId))?.downloader ?? '' });
  const { seed, card_count: count } = batch;
  if (batch.state !== 'ready' || seed === null) return refuse({ code: 'card-batch-moved-on' });
  await updateBatch(db, batchId, {
    state: 'downloaded',
    seed: null,
    downloaded_by: staff.staffId,
    isDownloaded: true,
  });
  const lines = Array.from({ length: count }, (_card, index) => {
    const { cardNumber, pin } = deriveSecrets(config.cardSecret, seed, index + 1);
    return `${index + 1},${cardNumber},${pin}`;
  });
  const content = await sealFile(['序号,卡号,密码', ...lines, ''].join('\r\n'), password);
  return accept({ fileName: `${batchCode(batch)}.csv.enc`, contentBase64: content.toString('base64') });
}

/** The cards get their balance, and the ledger the liability. Whoever has the numbers cannot do this. */
export async function activateBatch({ db, staff }: AdminWriteContext, batchId: number) {
  const batch = await lockBatch(db, batchId);
  if (!batch) return refuse({ code: 'card-batch-not-found' });
  if (batch.state !== 'downloaded') return refuse({ code: 'card-batch-moved-on' });
  if (batch.downloaded_by === staff.staffId) return refuse({ code: 'card-activation-own' });
  await updateBatch(db, batchId, { state: 'active', activated_by: staff.staffId, isActivated: true });
  const cards = await db
    .updateTable('stored_card')
    .set({
      state: 'active',
      balance_fen: batch.face_fen,
      expires_at:
        batch.valid_years === null
          ? null
          : sql<Date>`shop_now() + make_interval(years => ${batch.valid_years})`,
    })
    .where('batch_id', '=', batchId)
    .where('state', '=', 'inactive')
    .returning('id')
    .execute();
  await sql`
    insert into stored_card_entry (card_id, kind, amount_fen, balance_fen, held_fen, reference, at)
    select id, 'issue', face_fen, face_fen, 0, id, shop_now() from stored_card where batch_id = ${batchId}`.execute(
    db,
  );
  await postMovements(
    db,
    cards.map(({ id }) => issueMovement(id, batch.face_fen)),
  );
  return accept({ cards: cards.length, issuedFen: cards.length * batch.face_fen });
}

/** Cards that were never activated are closed; they have no balance. */
export async function discardBatch({ db }: AdminWriteContext, batchId: number) {
  const batch = await lockBatch(db, batchId);
  if (!batch) return refuse({ code: 'card-batch-not-found' });
  if (!canBeDiscarded(batch.state)) return refuse({ code: 'card-batch-moved-on' });
  await updateBatch(db, batchId, { state: 'discarded', seed: null });
  await db.updateTable('stored_card').set({ state: 'closed' }).where('batch_id', '=', batchId).execute();
  return accept(null);
}

export const canBeDiscarded = (state: string): boolean => ['making', 'ready', 'downloaded'].includes(state);
