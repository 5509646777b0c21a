import { accept, refuse } from '@huarong/core/shared';
import { type Database, transaction } from '#platform/database';
import { deleteTitle, listTitles, lockTitles, setDefaultTitle } from './titles.queries.ts';

/** If it was the default, the newest of the others becomes it. */
export const removeTitle = (db: Database, memberId: string, titleId: string) =>
  transaction(db, async (tx) => {
    await lockTitles(tx, memberId);
    if (!(await deleteTitle(tx, memberId, titleId))) return refuse({ code: 'title-not-found' });
    const [first] = await listTitles(tx, memberId);
    if (first && !first.is_default) await setDefaultTitle(tx, memberId, first.id);
    return accept(await listTitles(tx, memberId));
  });
