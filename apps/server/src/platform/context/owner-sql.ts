import { type RawBuilder, sql } from 'kysely';

/** Rows of guests. A literal and no parameter: the index of guest carts has the same condition. */
export const isGuestOwned: RawBuilder<boolean> = sql`owner like 'guest:%'`;

/** The owner key of the member whose id is in this column. */
export const memberOwnerOfColumn = (column: string): RawBuilder<string> =>
  sql`'member:' || ${sql.ref(column)}`;
