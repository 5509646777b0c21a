import { checkProduct, cleanProduct, type ProductField, type ProductValues } from '@huarong/core/catalogue';
import { useState } from 'react';

export type Edits = Partial<ProductValues>;

/** What is typed, beside what was read. A field that is typed back to what it was is no change. */
export function useProductForm(stored: ProductValues) {
  const [edits, setEdits] = useState<Edits>({});
  /** What was seen when a draft was typed, or what was chosen to be written over. */
  const [seen, setSeen] = useState<Edits>({});
  const [refused, setRefused] = useState<Partial<Record<ProductField, string>>>({});
  const values: ProductValues = { ...stored, ...edits };
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const fields = Object.keys(edits) as ProductField[];

  function set<Field extends ProductField>(field: Field, value: ProductValues[Field]) {
    setRefused(({ [field]: _gone, ...rest }) => rest as typeof refused);
    setEdits((before) => {
      const { [field]: _old, ...rest } = before;
      return (isSame(value, stored[field]) ? rest : { ...before, [field]: value }) as Edits;
    });
  }
  function reset(next: Edits = {}, nextSeen: Edits = {}) {
    setEdits(next);
    setSeen(nextSeen);
    setRefused({});
  }
  const problems = Object.fromEntries(
    checkProduct(cleanProduct(edits)).map(({ field, message }) => [field, message]),
  ) as Partial<Record<ProductField, string>>;
  return {
    values,
    edits,
    fields,
    set,
    reset,
    base: Object.fromEntries(
      fields.map((field) => [field, field in seen ? seen[field] : stored[field]]),
    ) as Edits,
    /** What is wrong: what the page finds itself, and what the server said. */
    errors: { ...refused, ...problems },
    setRefused: (found: readonly { field: string; message: string }[]) =>
      setRefused(Object.fromEntries(found.map(({ field, message }) => [field, message]))),
  };
}
export type ProductForm = ReturnType<typeof useProductForm>;
