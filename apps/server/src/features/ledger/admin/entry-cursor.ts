/** Where a page of entries ended: the last entry, and the balance before it. */
interface EntryPosition {
  entryId: number;
  balanceFen: number;
}

const POSITION = /^(\d{1,15})\|(-?\d{1,15})$/;

export const encodeEntryCursor = ({ entryId, balanceFen }: EntryPosition): string =>
  Buffer.from(`${entryId}|${balanceFen}`).toString('base64url');

/** Null for a cursor that no list has given out. */
export function decodeEntryCursor(cursor: string): EntryPosition | null {
  const [, entryId, balanceFen] = POSITION.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return entryId === undefined ? null : { entryId: Number(entryId), balanceFen: Number(balanceFen) };
}
