import { type Cell, parseFailure, parseSuccess } from './cell.ts';

/** One of several options: export writes the first label, import accepts all labels. */
export function choice<Value extends string | boolean>(
  options: readonly (readonly [Value, ...string[]])[],
): Cell<Value> {
  const written = options.map(([value, label]) => [value, label ?? String(value)] as const);
  const description = written.map(([, label]) => label).join('、');
  return {
    description,
    parse(cell) {
      const given = cell.normalize('NFKC').toLowerCase();
      const found = options.find(([value, ...labels]) => given === String(value) || labels.includes(given));
      return found ? parseSuccess(found[0]) : parseFailure(`应为 ${description} 之一`);
    },
    format: (value) => written.find(([known]) => known === value)?.[1] ?? String(value),
  };
}

export const kind = choice([
  ['cosmetic', '化妆品', '普通化妆品'],
  ['special-cosmetic', '特殊化妆品'],
  ['tool', '工具'],
  ['food', '食品'],
]);

export const status = choice([
  ['draft', '草稿'],
  ['published', '上架'],
  ['withdrawn', '下架'],
]);

export const yesNo = choice([
  [true, '是', 'yes', '1'],
  [false, '否', 'no', '0'],
]);
