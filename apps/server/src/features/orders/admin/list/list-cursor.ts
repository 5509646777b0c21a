import { z } from 'zod';

/** Where a page ended: the sorted value as the database writes it, and the sub-order. */
const position = z.tuple([z.string().max(40), z.string().regex(/^\d{18}-\d{1,2}$/)]);
export interface ListPosition {
  value: string;
  subOrderId: string;
}

export const writeCursor = ({ value, subOrderId }: ListPosition): string =>
  Buffer.from(JSON.stringify([value, subOrderId])).toString('base64url');

/** Null when it is not a cursor of ours. */
export function readCursor(cursor: string): ListPosition | null {
  try {
    const [value, subOrderId] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { value, subOrderId };
  } catch {
    return null;
  }
}
