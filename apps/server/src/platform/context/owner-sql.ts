import { type RawBuilder, sql } from 'kysely';

/** Rows of guests. A literal and no parameter: the index of guest carts has the same condition. */
export const isGuestOwned: RawBuilder<boolean> = sql`owner like 'guest:%'`;

/** The owner key of the member whose id is in this column. */
export const memberOwnerOfColumn = (column: string): RawBuilder<string> =>
  sql`'member:' || ${sql.ref(column)}`;

/** The member whose owner key is in this column; null for the key of a guest. */
export const memberIdOfColumn = (column: string): RawBuilder<string | null> => {
  const owner = sql.ref(column);
  return sql`case when ${owner} like 'member:%' then substr(${owner}, length('member:') + 1) end`;
};
