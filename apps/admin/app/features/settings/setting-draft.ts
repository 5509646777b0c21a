import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import type { PlainField, SettingField } from '@huarong/core/settings';
import { fromYuan, mapValues } from '@huarong/core/shared';

export type GroupAnswer = Output<AdminContracts['settings']['group']>;
export type ErrorCodes = Output<AdminContracts['settings']['errorCodes']>['codes'];
export type Values = GroupAnswer['current'];
export type Fields = Readonly<Record<string, SettingField>>;
/** What stands in the inputs: amounts in yuan, numbers as typed. */
type PlainDraft = string | boolean | readonly string[];
export type DraftRow = Readonly<Record<string, PlainDraft>>;
export type DraftValue = PlainDraft | readonly DraftRow[];
export type Draft = Record<string, DraftValue>;

export const draftOf = (fields: Fields, values: Values): Draft =>
  mapValues(fields, (field, name): DraftValue => {
    const value = values[name];
    if (field.kind !== 'table') return plainDraft(field, value);
    return (value as readonly Values[]).map((row) => rowDraft(field.columns, row));
  });

type Columns = Readonly<Record<string, PlainField>>;
const rowDraft = (columns: Columns, row: Readonly<Record<string, unknown>>): DraftRow =>
  mapValues(columns, (column, name) => plainDraft(column, row[name]));
/** A row as it is added: with the defaults of its columns. */
export const newRow = (columns: Columns): DraftRow =>
  mapValues(columns, (column) => plainDraft(column, column.default));

function plainDraft(field: PlainField, value: unknown): PlainDraft {
  if (field.kind === 'switch') return value === true;
  if (field.kind === 'provinces') return Array.isArray(value) ? value.map(String) : [];
  if (field.kind === 'money') return (Number(value) / 100).toFixed(2);
  return String(value);
}

/** The values of a draft, or the sentence that says what is no number. */
export function valuesOf(fields: Fields, draft: Draft): Values | string {
  const values: Values = {};
  for (const [name, field] of Object.entries(fields)) {
    const typed = draft[name];
    if (field.kind === 'table') {
      const rows = ((typed ?? []) as readonly DraftRow[]).map((row) => valuesOf(field.columns, { ...row }));
      const wrong = rows.findIndex((row) => typeof row === 'string');
      if (wrong >= 0) return `${field.label}第 ${wrong + 1} 行：${String(rows[wrong])}`;
      values[name] = rows;
    } else if (typeof typed === 'boolean') values[name] = typed;
    else if (typeof typed !== 'string') values[name] = [...((typed ?? []) as readonly string[])];
    else if (field.kind === 'text') values[name] = typed;
    else {
      const number = field.kind === 'money' ? fromYuan(typed.replaceAll(',', '').trim()) : wholeOf(typed);
      if (number === null)
        return field.kind === 'money' ? `${field.label}应为金额，例如 50 或 50.00` : `${field.label}应为整数`;
      values[name] = number;
    }
  }
  return values;
}

const wholeOf = (typed: string): number | null =>
  /^\d{1,9}$/.test(typed.trim()) ? Number(typed.trim()) : null;

/** The fields whose value is another one. */
export const changedNames = (fields: Fields, before: Values, after: Values): string[] =>
  Object.keys(fields).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
