import { type NotAPrice, parsePrice } from '@huarong/core/catalogue';
import { fen, toYuan } from '@huarong/core/shared';
import { type Cell, parseFailure, parseSuccess } from './cell.ts';

export const integer = (min: number, max: number): Cell<number> => ({
  description: `${min} 到 ${max} 的整数`,
  parse(cell) {
    const value = /^\d{1,9}$/.test(cell) ? Number(cell) : Number.NaN;
    return value >= min && value <= max ? parseSuccess(value) : parseFailure(`应为 ${min} 到 ${max} 的整数`);
  },
  format: String,
});

const PRICE_ERRORS: Record<NotAPrice['code'], string> = {
  'not-an-amount': '不是价格：只写数字，最多两位小数，不带货币符号和千分位，例如 320.00',
  'too-low': '价格过低，至少 0.01 元',
  'too-high': '价格过高，最多 1000000.00 元，请检查小数点',
};

/** Yuan in the file, fen in the database. */
export const price: Cell<number> = {
  description: '元，最多两位小数，0.01 到 1000000.00',
  parse(cell) {
    const read = parsePrice(cell);
    return read.ok ? parseSuccess(read.value) : parseFailure(PRICE_ERRORS[read.refusal.code]);
  },
  format: (value) => toYuan(fen(value)),
};
