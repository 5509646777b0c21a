import type { SlotPart } from './slot-rule.ts';

/** The fields of a stored text. One field is the whole text, whatever is in it. */
export function splitParts(text: string | null, parts: readonly SlotPart[]): string[] {
  if (parts.length <= 1) return [text ?? ''];
  const given = (text ?? '').split('/');
  return parts.map((_part, index) => given[index] ?? '');
}

/** The stored text of its fields; empty fields at the end are left out. A slash inside a field would begin the next one. */
export function joinParts(fields: readonly string[]): string {
  if (fields.length <= 1) return fields[0] ?? '';
  const written = fields.map((field) => field.replaceAll('/', '／'));
  return written.slice(0, written.findLastIndex((field) => field !== '') + 1).join('/');
}

/** What is too long or not among the choices, one sentence for each field. */
export const partProblems = (text: string | null, parts: readonly SlotPart[]): string[] =>
  splitParts(text, parts).flatMap((field, index) => {
    const part = parts[index];
    if (!part || field === '') return [];
    if (part.choices && !part.choices.some(({ value }) => value === field))
      return [`${part.label}没有这一种`];
    const length = [...field].length;
    return length > part.max ? [`${part.label} ${length} 字，上限 ${part.max} 字`] : [];
  });
