import type { Pigment } from '@huarong/studio';
import { type Cell, parseFailure, parseSuccess } from './cell.ts';
import { joinList, splitList } from './list-cells.ts';

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

/** The backdrop of a category: the pigments of the studio by their Chinese names. */
export const pigment = choice([
  ['shuang', '霜'],
  ['yuebai', '月白'],
  ['xia', '霞'],
  ['douqing', '豆青'],
  ['xiang', '缃'],
  ['dai', '黛'],
  ['ouhe', '藕荷'],
  ['shiqing', '石青'],
  ['yinhong', '银红'],
  ['song', '松'],
  ['zhe', '赭'],
] as const satisfies readonly (readonly [Pigment, ...string[]])[]);

const mark = choice([
  ['guohuo', '国货'],
  ['niche', '小众'],
  ['exclusive', '独家'],
  ['newcomer', '新入驻'],
]);

/** Several marks of a brand. */
export const brandMarks: Cell<string[]> = {
  description: `${mark.description}，多个用 | 分隔`,
  parse(cell) {
    const marks = splitList(cell).map((item) => mark.parse(item));
    return marks.every((found) => found.ok)
      ? parseSuccess([...new Set(marks.map((found) => found.value))])
      : parseFailure(`应为 ${mark.description}，多个用 | 分隔`);
  },
  format: (marks) => joinList(marks.map((value) => mark.format(value as 'guohuo'))),
};

export const yesNo = choice([
  [true, '是', 'yes', '1'],
  [false, '否', 'no', '0'],
]);
