import { randomUUID } from 'node:crypto';
import { accept, refuse, STORE } from '@huarong/core/shared';
import { type Database, type Tx, transaction } from '#platform/database';
import { type GivenTitle, readGivenTitle } from './given-title.ts';
import { presentTitle } from './present-title.ts';
import { askAboutTitle } from './recognise-title.ts';
import { findTitle, listTitles, lockTitles, makeDefault, saveNewTitle, saveTitle } from './titles.queries.ts';

type Kept = GivenTitle & { isDefault: boolean };

/** The first title is the default, whatever was ticked. */
export const addTitle = (db: Database, memberId: string, given: Kept) =>
  transaction(db, async (tx) => {
    const fields = readGivenTitle(given);
    if (!fields.ok) return fields;
    await lockTitles(tx, memberId);
    const { length: count } = await listTitles(tx, memberId);
    const limit = STORE.invoices.titles;
    if (count >= limit) return refuse({ code: 'title-limit', limit });
    const id = randomUUID();
    await saveNewTitle(tx, { id, member_id: memberId, ...fields.value, is_default: count === 0 });
    if (given.isDefault) await makeDefault(tx, memberId, id);
    return accept(await keptTitle(tx, memberId, id));
  });

/** Unticking the default leaves it: only another title can take it over. */
export const editTitle = (db: Database, memberId: string, given: Kept & { titleId: string }) =>
  transaction(db, async (tx) => {
    const fields = readGivenTitle(given);
    if (!fields.ok) return fields;
    await lockTitles(tx, memberId);
    if (!(await saveTitle(tx, memberId, given.titleId, fields.value)))
      return refuse({ code: 'title-not-found' });
    if (given.isDefault) await makeDefault(tx, memberId, given.titleId);
    return accept(await keptTitle(tx, memberId, given.titleId));
  });

async function keptTitle(tx: Tx, memberId: string, titleId: string) {
  const row = (await findTitle(tx, memberId, titleId))!;
  if (row.kind === 'enterprise' && !row.is_verified) await askAboutTitle(tx, row);
  return presentTitle(row);
}
