import { randomUUID } from 'node:crypto';
import { accept, refuse, STORE } from '@huarong/core/shared';
import { type Database, type Tx, transaction } from '#platform/database';
import { parseTitle, type TitleInput } from './parse-title.ts';
import { presentTitle } from './present-title.ts';
import {
  deleteTitle,
  getTitle,
  insertTitle,
  listTitles,
  lockTitles,
  setDefaultTitle,
  updateTitle,
} from './titles.queries.ts';
import { scheduleTitleCheck } from './verify-title.ts';

type TitleWithDefault = TitleInput & { isDefault: boolean };

/** The first title is always the default. */
export const addTitle = (db: Database, memberId: string, input: TitleWithDefault) =>
  transaction(db, async (tx) => {
    const fields = parseTitle(input);
    if (!fields.ok) return fields;
    await lockTitles(tx, memberId);
    const { length: count } = await listTitles(tx, memberId);
    const limit = STORE.invoices.maxTitles;
    if (count >= limit) return refuse({ code: 'title-limit', limit });
    const id = randomUUID();
    await insertTitle(tx, { id, member_id: memberId, ...fields.value, is_default: count === 0 });
    if (input.isDefault) await setDefaultTitle(tx, memberId, id);
    return accept(await presentSavedTitle(tx, memberId, id));
  });

/** The default cannot be unset; only another title can become the default. */
export const editTitle = (db: Database, memberId: string, input: TitleWithDefault & { titleId: string }) =>
  transaction(db, async (tx) => {
    const fields = parseTitle(input);
    if (!fields.ok) return fields;
    await lockTitles(tx, memberId);
    if (!(await updateTitle(tx, memberId, input.titleId, fields.value)))
      return refuse({ code: 'title-not-found' });
    if (input.isDefault) await setDefaultTitle(tx, memberId, input.titleId);
    return accept(await presentSavedTitle(tx, memberId, input.titleId));
  });

/** If it was the default, the newest remaining title becomes the default. */
export const removeTitle = (db: Database, memberId: string, titleId: string) =>
  transaction(db, async (tx) => {
    await lockTitles(tx, memberId);
    if (!(await deleteTitle(tx, memberId, titleId))) return refuse({ code: 'title-not-found' });
    const [first] = await listTitles(tx, memberId);
    if (first && !first.is_default) await setDefaultTitle(tx, memberId, first.id);
    return accept(await listTitles(tx, memberId));
  });

async function presentSavedTitle(tx: Tx, memberId: string, titleId: string) {
  const row = await getTitle(tx, memberId, titleId);
  if (row.kind === 'enterprise' && !row.is_verified) await scheduleTitleCheck(tx, row);
  return presentTitle(row);
}
