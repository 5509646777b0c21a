import { type Cell, parsed, wrong } from './cell.ts';

/** One of a few words: the first is the one we write, all of them are read. */
export function choice<Value extends string | boolean>(
  words: readonly (readonly [Value, ...string[]])[],
): Cell<Value> {
  const first = words.map(([value, word]) => [value, word ?? String(value)] as const);
  const says = first.map(([, word]) => word).join('、');
  return {
    says,
    parse(cell) {
      const given = cell.normalize('NFKC').toLowerCase();
      const found = words.find(([value, ...others]) => given === String(value) || others.includes(given));
      return found ? parsed(found[0]) : wrong(`应为 ${says} 之一`);
    },
    format: (value) => first.find(([known]) => known === value)?.[1] ?? String(value),
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
