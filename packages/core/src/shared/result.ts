/** The outcome of a decision: a value, or a refusal to be shown to the shopper. */
export type Result<Value, Refusal extends { code: string }> =
  | { ok: true; value: Value }
  | { ok: false; refusal: Refusal };

export const accept = <Value>(value: Value) => ({ ok: true, value }) as const;
export const refuse = <const Refusal extends { code: string }>(refusal: Refusal) =>
  ({ ok: false, refusal }) as const;
