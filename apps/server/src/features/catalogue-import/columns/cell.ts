/** What a filled cell says, or what is wrong with it in a merchant's words. */
export type ParseResult<Value> = { ok: true; value: Value } | { ok: false; message: string };

export const parseSuccess = <Value>(value: Value): ParseResult<Value> => ({ ok: true, value });
export const parseFailure = (message: string): { ok: false; message: string } => ({ ok: false, message });

/** One kind of cell: how its text is read and written. `parse` never sees an empty cell. */
export interface Cell<Value> {
  parse(cell: string): ParseResult<Value>;
  format(value: Value): string;
  /** For the list of columns: what may stand in it. */
  description: string;
}
