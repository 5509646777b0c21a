import { displayYuan, type Fen, fen } from '../shared/index.ts';

interface FieldText {
  label: string;
  /** What it does, in words for whoever changes it. */
  effect: string;
}
export interface NumberField extends FieldText {
  kind: 'number';
  unit: string;
  min: number;
  max: number;
  default: number;
}
export interface MoneyField extends FieldText {
  kind: 'money';
  min: Fen;
  max: Fen;
  default: Fen;
}
export interface TextField extends FieldText {
  kind: 'text';
  maxLength: number;
  default: string;
  /** Null: the text is right. */
  findProblem?: (text: string) => string | null;
}
export interface SwitchField extends FieldText {
  kind: 'switch';
  default: boolean;
}
/** Provinces by the first two digits of their division code. */
export interface ProvincesField extends FieldText {
  kind: 'provinces';
  default: readonly string[];
}
/** A field with one value. */
export type PlainField = NumberField | MoneyField | TextField | SwitchField | ProvincesField;
/** Rows that staff add and remove; each column is a field of its own. */
export interface TableField extends FieldText {
  kind: 'table';
  columns: Readonly<Record<string, PlainField>>;
  minRows: number;
  maxRows: number;
  default: readonly Readonly<Record<string, unknown>>[];
}
export type SettingField = PlainField | TableField;

type ValueOfKind = {
  number: number;
  money: Fen;
  text: string;
  switch: boolean;
  provinces: readonly string[];
};
type RowOf<Columns extends Readonly<Record<string, PlainField>>> = {
  readonly [Name in keyof Columns]: ValueOfKind[Columns[Name]['kind']];
};
export type FieldValue<Field extends SettingField> = Field extends PlainField
  ? ValueOfKind[Field['kind']]
  : Field extends TableField
    ? readonly RowOf<Field['columns']>[]
    : never;

type Row = Readonly<Record<string, unknown>>;
type Reading = { value: ValueOfKind[keyof ValueOfKind] | readonly Row[] } | { problem: string };

/** The value of a field, or what is wrong with it. */
export function readField(field: SettingField, given: unknown): Reading {
  switch (field.kind) {
    case 'number':
      return isWhole(given) && isBetween(given, field) ? { value: given } : outside(field);
    case 'money':
      return isWhole(given) && isBetween(given, field) ? { value: fen(given) } : outside(field);
    case 'switch':
      return typeof given === 'boolean' ? { value: given } : { problem: `${field.label}只能开或关` };
    case 'text':
      return readText(field, given);
    case 'provinces':
      return Array.isArray(given) && given.every((code) => PROVINCES.has(code))
        ? { value: [...new Set<string>(given)].sort() }
        : { problem: `${field.label}里有不认识的省份` };
    case 'table':
      return readRows(field, given);
  }
}

/** Every row with every column and nothing else; the problem names the row. */
function readRows({ label, columns, minRows, maxRows }: TableField, given: unknown): Reading {
  if (!Array.isArray(given) || given.length < minRows || given.length > maxRows)
    return { problem: `${label}须有 ${minRows}–${maxRows} 行` };
  const rows: Row[] = [];
  for (const [at, row] of given.entries()) {
    const where = `${label}第 ${at + 1} 行`;
    if (!isRecord(row) || Object.keys(row).some((name) => !Object.hasOwn(columns, name)))
      return { problem: `${where}不能读取` };
    const values: Record<string, unknown> = {};
    for (const [name, column] of Object.entries(columns)) {
      const reading = readField(column, row[name]);
      if ('problem' in reading) return { problem: `${where}：${reading.problem}` };
      values[name] = reading.value;
    }
    rows.push(values);
  }
  return { value: rows };
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readText({ label, maxLength, findProblem }: TextField, given: unknown): Reading {
  if (typeof given !== 'string') return { problem: `请填写${label}` };
  const text = given.normalize('NFC').trim();
  if (text === '') return { problem: `请填写${label}` };
  if ([...text].length > maxLength) return { problem: `${label}不超过 ${maxLength} 个字` };
  const problem = findProblem?.(text) ?? null;
  return problem === null ? { value: text } : { problem: `${label}：${problem}` };
}

const isWhole = (given: unknown): given is number => Number.isSafeInteger(given);
const isBetween = (given: number, { min, max }: { min: number; max: number }) => given >= min && given <= max;
const outside = (field: NumberField | MoneyField) => ({
  problem: `${field.label}须在 ${rangeText(field)} 之间`,
});

/** `1–72 小时`, `¥0.00–¥5,000.00` */
export const rangeText = (field: NumberField | MoneyField): string =>
  field.kind === 'money'
    ? `${displayYuan(field.min)}–${displayYuan(field.max)}`
    : `${field.min}–${field.max} ${field.unit}`;

/** A value as staff read it. */
export function valueText(field: SettingField, value: unknown): string {
  const reading = readField(field, value);
  if ('problem' in reading) return '不能读取';
  switch (field.kind) {
    case 'number':
      return `${reading.value} ${field.unit}`;
    case 'money':
      return displayYuan(reading.value as Fen);
    case 'switch':
      return reading.value === true ? '开' : '关';
    case 'text':
      return String(reading.value);
    case 'provinces':
      return provincesText(reading.value as string[]) || '没有';
    case 'table':
      return (reading.value as Row[]).map((row) => rowText(field, row)).join('；') || '没有';
  }
}

/** `西藏、新疆 ¥25.00 ¥399.00` */
const rowText = ({ columns }: TableField, row: Row): string =>
  Object.entries(columns)
    .map(([name, column]) => valueText(column, row[name]))
    .join(' ');

export const provincesText = (codes: readonly string[]): string =>
  codes.map((code) => PROVINCES.get(code)).join('、');

/** Every province by the first two digits of its division code. */
export const PROVINCES: ReadonlyMap<unknown, string> = new Map([
  ['11', '北京'],
  ['12', '天津'],
  ['13', '河北'],
  ['14', '山西'],
  ['15', '内蒙古'],
  ['21', '辽宁'],
  ['22', '吉林'],
  ['23', '黑龙江'],
  ['31', '上海'],
  ['32', '江苏'],
  ['33', '浙江'],
  ['34', '安徽'],
  ['35', '福建'],
  ['36', '江西'],
  ['37', '山东'],
  ['41', '河南'],
  ['42', '湖北'],
  ['43', '湖南'],
  ['44', '广东'],
  ['45', '广西'],
  ['46', '海南'],
  ['50', '重庆'],
  ['51', '四川'],
  ['52', '贵州'],
  ['53', '云南'],
  ['54', '西藏'],
  ['61', '陕西'],
  ['62', '甘肃'],
  ['63', '青海'],
  ['64', '宁夏'],
  ['65', '新疆'],
]);
