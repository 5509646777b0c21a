import { mapValues } from '../shared/index.ts';
import { type FieldValue, isRecord, readField, type SettingField } from './field.ts';

type Fields = Readonly<Record<string, SettingField>>;
type ValuesOf<Of extends Fields> = { readonly [Name in keyof Of]: FieldValue<Of[Name]> };

/** Whoever approves settings, or only another owner. */
export type GroupAgreement = 'approver' | 'owner';

/** Settings that are changed together and hold from one time on. */
interface GroupOf<Of extends Fields> {
  name: string;
  /** Whom the change concerns, and whom it does not. */
  note: string;
  fields: Of;
  /** Who else has to agree, because it costs money; absent: nobody. */
  agreedBy?: GroupAgreement;
  /** What is wrong between fields; null: nothing. */
  findProblem?: (values: ValuesOf<Of>) => string | null;
}
/** Any of them; its values are those of its own fields. */
export interface SettingGroup extends Omit<GroupOf<Fields>, 'findProblem'> {
  findProblem?: (values: never) => string | null;
}
export type GroupValues<Group> = Group extends GroupOf<infer Of> ? ValuesOf<Of> : never;
export type StoredValues = Readonly<Record<string, unknown>>;

export const defineGroup = <const Of extends Fields>(group: GroupOf<Of>): GroupOf<Of> => group;

export const defaultsOf = ({ fields }: SettingGroup): StoredValues =>
  mapValues(fields, (field) => field.default);

const problemOf = ({ findProblem }: SettingGroup, values: StoredValues): string | null =>
  findProblem?.(values as never) ?? null;

/** What staff send: every field, in its range, nothing else. The first problem is returned in words. */
export function readSubmitted(
  group: SettingGroup,
  given: StoredValues,
): { values: StoredValues } | { problem: string } {
  if (Object.keys(given).some((name) => !Object.hasOwn(group.fields, name)))
    return { problem: '有不认识的设置，请刷新页面再试' };
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(group.fields)) {
    const reading = readField(field, given[name]);
    if ('problem' in reading) return reading;
    values[name] = reading.value;
  }
  const problem = problemOf(group, values);
  return problem === null ? { values } : { problem };
}

/**
 * What is stored. A field that a later release adds has its default; one that cannot be read falls back to its default and
 * is named.
 */
export function readStored(
  group: SettingGroup,
  stored: unknown,
): { values: StoredValues; unreadable: string[] } {
  const row = isRecord(stored) ? stored : {};
  const unreadable: string[] = isRecord(stored) ? [] : [group.name];
  const values = mapValues(group.fields, (field, name): unknown => {
    if (row[name] === undefined) return field.default;
    const reading = readField(field, row[name]);
    if ('value' in reading) return reading.value;
    unreadable.push(field.label);
    return field.default;
  });
  const problem = problemOf(group, values);
  return problem === null
    ? { values, unreadable }
    : { values: defaultsOf(group), unreadable: [...unreadable, problem] };
}
