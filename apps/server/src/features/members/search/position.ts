/** Where a page of members ended: the sort value of its last row and its id, as an opaque cursor. */
export interface Position {
  value: string;
  id: string;
}

export const encodePosition = ({ value, id }: Position): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** Null when somebody has changed the cursor: the list begins at its start then. */
export function decodePosition(cursor: string): Position | null {
  try {
    const [value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    return typeof value === 'string' && typeof id === 'string' ? { value, id } : null;
  } catch {
    return null;
  }
}
