/** The value of a filled cell, or the problem in Chinese for the merchant. */
export type ParseResult<Value> = { ok: true; value: Value } | { ok: false; message: string };

export const parseSuccess = <Value>(value: Value): ParseResult<Value> => ({ ok: true, value });
export const parseFailure = (message: string): { ok: false; message: string } => ({ ok: false, message });

/** A cell type: how its text is parsed and formatted. `parse` never gets an empty cell. */
export interface Cell<Value> {
  parse(cell: string): ParseResult<Value>;
  format(value: Value): string;
  /** Allowed values, for the list of columns in the documentation. */
  description: string;
}
