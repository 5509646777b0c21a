import { type RawBuilder, sql } from 'kysely';

/** SQL: the status column has one of these values. They are literals, so that the planner sees which rows are meant. */
export const statusIn = (column: string, statuses: readonly (number | string)[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} in (${sql.join(statuses.map((status) => sql.lit(status)))})`;
