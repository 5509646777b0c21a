import { sql } from 'kysely';

/** A place in a list that is sorted by a time and then by id, exact to the microsecond. */
export interface ListPosition {
  at: string;
  id: string;
}

const POSITION = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)\|([A-Za-z0-9-]{1,64})$/;

export const encodePosition = ({ at, id }: ListPosition): string =>
  Buffer.from(`${at}|${id}`).toString('base64url');

/** Null for a cursor that no list has given out. */
export function decodePosition(cursor: string): ListPosition | null {
  const [, at, id] = POSITION.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return at !== undefined && id !== undefined ? { at, id } : null;
}

/** Milliseconds, as dates have here, would skip rows of the same millisecond. */
export const exactTime = (time: ReturnType<typeof sql>) =>
  sql<string>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
