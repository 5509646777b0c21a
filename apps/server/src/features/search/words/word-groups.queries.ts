import type { Selectable } from 'kysely';
import type { Queryable, Tables } from '#platform/database';

export type WordGroup = Selectable<Tables['search_word_group']>;
export type WordKind = 'two-way' | 'one-way' | 'nickname' | 'filler';

/** All groups in the order in which they were made; a shop has some hundred. */
export const listWordGroups = (db: Queryable): Promise<WordGroup[]> =>
  db.selectFrom('search_word_group').selectAll().orderBy('id').execute();
