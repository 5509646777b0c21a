import { fen, fromYuan } from '../../shared/index.ts';
import { isMoneyColumn } from './cell-text.ts';
import type { CellValue, GridColumn } from './grid-cells.ts';

/** What a formula may read of a row. */
export type FormulaFacts = Readonly<Partial<Record<GridColumn, CellValue>>>;

/** One part of a formula. Percentages are in hundredths of a percent. */
type Step =
  | { do: 'percent'; change: number }
  | { do: 'add'; typed: string }
  | { do: 'set'; typed: string }
  | { do: 'multiply'; column: GridColumn; by: number }
  | { do: 'end-in'; digit: number }
  | { do: 'drop-fen' };
export type GridFormula = readonly Step[];

const NAMED: Readonly<Record<string, GridColumn>> = { 售价: 'offer', 划线价: 'market', 成本: 'cost' };
const NUMBER = String.raw`\d{1,7}(?:\.\d{1,2})?`;
const PERCENT = new RegExp(`^([+-])(${NUMBER})%$`);
const ADD = new RegExp(`^([+-])(${NUMBER})$`);
const SET = new RegExp(`^=(${NUMBER})$`);
const MULTIPLY = new RegExp(`^=(售价|划线价|成本)(?:[*x](${NUMBER})(%?))?$`);
const END_IN = /^尾数([0-9])$/;

/** `−10 %，尾数 9`, `+5 元`, `=划线价×85%`, `=成本×2`, `抹零`; null when a part cannot be read. */
export function readFormula(typed: string): GridFormula | null {
  const text = typed
    .normalize('NFKC')
    .replace(/[−–—]/g, '-')
    .replace(/[×*]/g, '*')
    .replace(/[、;]/g, ',')
    .replace(/[\s元件¥]/g, '');
  const steps = text.split(',').filter(Boolean).map(readStep);
  return steps.length === 0 || steps.includes(null) ? null : (steps as Step[]);
}

function readStep(part: string): Step | null {
  const percent = PERCENT.exec(part);
  if (percent) return { do: 'percent', change: Number(`${percent[1]}1`) * hundredths(percent[2] ?? '') };
  const add = ADD.exec(part);
  if (add) return { do: 'add', typed: `${add[1] === '-' ? '-' : ''}${add[2]}` };
  const set = SET.exec(part);
  if (set) return { do: 'set', typed: set[1] ?? '' };
  const multiply = MULTIPLY.exec(part);
  if (multiply) {
    const column = NAMED[multiply[1] ?? ''] ?? 'offer';
    const factor = hundredths(multiply[2] ?? '1');
    return { do: 'multiply', column, by: multiply[3] === '%' ? factor : factor * 100 };
  }
  const endIn = END_IN.exec(part);
  if (endIn) return { do: 'end-in', digit: Number(endIn[1]) };
  return part === '抹零' ? { do: 'drop-fen' } : null;
}

/** In whole numbers, so that no price is off by a fen: 85 → 8500, 1.5 → 150. */
const hundredths = (digits: string): number => Number(fromYuan(digits) ?? 0);

/** The new value of a cell, or why there is none. Amounts in fen. */
export function applyFormula(
  formula: GridFormula,
  column: GridColumn,
  facts: FormulaFacts,
): { ok: true; value: number } | { ok: false; problem: string } {
  const isMoney = isMoneyColumn(column);
  let value = facts[column] ?? null;
  for (const step of formula) {
    if (!isMoney && (step.do === 'multiply' || step.do === 'end-in' || step.do === 'drop-fen'))
      return { ok: false, problem: '这种公式只能用在价格上' };
    if (step.do === 'set') value = amountOf(step.typed, isMoney);
    else if (step.do === 'multiply') value = scale(facts[step.column] ?? null, step.by);
    else if (typeof value !== 'number') return { ok: false, problem: '原来没有值，算不出来' };
    else if (step.do === 'percent') value = scale(value, 10_000 + step.change);
    else if (step.do === 'add') value = sum(value, amountOf(step.typed, isMoney));
    else value = roundPrice(value, step);
    if (value === null)
      return { ok: false, problem: step.do === 'multiply' ? '没有可以引用的价格' : '只能用整数' };
  }
  return typeof value === 'number' ? { ok: true, value } : { ok: false, problem: '算不出来' };
}

const amountOf = (typed: string, isMoney: boolean): number | null => {
  if (isMoney) return fromYuan(typed);
  return /^-?\d+$/.test(typed) ? Number(typed) : null;
};
const sum = (value: number, added: number | null): number | null => (added === null ? null : value + added);
const scale = (value: CellValue, by: number): number | null =>
  typeof value === 'number' ? Math.round((value * by) / 10_000) : null;

/** 尾数 9: the last digit of the yuan, within the same ten yuan. */
function roundPrice(value: number, step: { do: 'end-in'; digit: number } | { do: 'drop-fen' }): number {
  const yuan = Math.floor(value / 100);
  return fen((step.do === 'drop-fen' ? yuan : yuan - (yuan % 10) + step.digit) * 100);
}
