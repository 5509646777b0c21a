/** What a filled cell says, or what is wrong with it in a merchant's words. */
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; message: string };

export const parsed = <Value>(value: Value): Parsed<Value> => ({ ok: true, value });
export const wrong = (message: string): { ok: false; message: string } => ({ ok: false, message });

/** One kind of cell: how its text is read and written. `parse` never sees an empty cell. */
export interface Cell<Value> {
  parse(cell: string): Parsed<Value>;
  format(value: Value): string;
  /** For the list of columns: what may stand in it. */
  says: string;
}
