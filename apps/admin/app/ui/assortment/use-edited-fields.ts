import { useState } from 'react';
import type { ConflictChoices, FieldConflict } from './FieldConflicts.tsx';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What was seen of fields, as a call takes it. */
export type SeenFields = Record<string, string | number | boolean | null | string[]>;

/** The fields of a form, what of them was changed, and what was seen of those. */
export function useEditedFields<Fields extends object>(seen: Fields) {
  const [base, setBase] = useState(seen);
  const [values, setValues] = useState(seen);
  const [version, setVersion] = useState(0);
  const names = Object.keys(values) as (keyof Fields)[];
  const changed = names.filter((name) => !isSame(base[name], values[name]));
  const pick = (from: Fields) =>
    Object.fromEntries(changed.map((name) => [name, from[name]])) as Partial<Fields>;
  return {
    values,
    /** Another number when values came from elsewhere than the form. */
    version,
    set: <Name extends keyof Fields>(name: Name, value: Fields[Name]) =>
      setValues((now) => ({ ...now, [name]: value })),
    isChanged: changed.length > 0,
    fields: pick(values),
    base: pick(base) as SeenFields,
    /** After saving: what is stored now is what was seen. */
    reset: (next: Fields) => {
      setBase(next);
      setValues(next);
    },
    /** Values that differ from what was seen from the start, such as those of a draft. */
    open: (nextBase: Fields, nextValues: Fields) => {
      setBase(nextBase);
      setValues(nextValues);
      setVersion((now) => now + 1);
    },
    /** Takes over what others wrote, and returns what is to be saved now. */
    resolve: (conflicts: readonly FieldConflict[], choices: ConflictChoices) => {
      const theirs = Object.fromEntries(conflicts.map(({ field, theirs: value }) => [field, value]));
      const taken = Object.fromEntries(
        Object.entries(theirs).filter(([field]) => choices[field] === 'theirs'),
      );
      const nextBase = { ...base, ...theirs };
      const nextValues = { ...values, ...taken };
      setBase(nextBase);
      setValues(nextValues);
      setVersion((now) => now + 1);
      const left = names.filter((name) => !isSame(nextBase[name], nextValues[name]));
      return {
        fields: Object.fromEntries(left.map((name) => [name, nextValues[name]])) as Partial<Fields>,
        base: Object.fromEntries(left.map((name) => [name, nextBase[name]])) as SeenFields,
      };
    },
  };
}
