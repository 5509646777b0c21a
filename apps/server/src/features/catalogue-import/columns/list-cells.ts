import { cleanPlainText, isPictureSource } from '@huarong/core/catalogue';
import { type Cell, parsed, wrong } from './cell.ts';
import { UNCLEAN } from './text-cells.ts';

const MOST_ITEMS = 200;
const LONGEST_ITEM = 500;

/** `a|b`, typed with either bar. A bar or backslash inside an item is written with a backslash before it. */
export const splitList = (cell: string): string[] =>
  (cell.match(/(?:\\[\\|｜]|[^|｜])+/gu) ?? [])
    .map((item) => item.replace(/\\([\\|｜])/gu, '$1').trim())
    .filter((item) => item !== '');

export const joinList = (items: readonly string[]): string =>
  items.map((item) => item.replace(/[\\|｜]/gu, '\\$&')).join('|');

const listOf = (says: string, problemOf: (item: string) => string | null): Cell<string[]> => ({
  says: `${says}，多个用 | 分隔`,
  parse(cell) {
    const clean = cleanPlainText(cell);
    if (clean === null) return wrong(UNCLEAN);
    const items = splitList(clean);
    if (items.length > MOST_ITEMS) return wrong(`最多 ${MOST_ITEMS} 项，现在 ${items.length} 项`);
    const problem = items.map(problemOf).find((found) => found !== null);
    return problem ? wrong(problem) : parsed(items);
  },
  format: joinList,
});

export const list = listOf('文字', (item) =>
  [...item].length > LONGEST_ITEM ? `每一项最多 ${LONGEST_ITEM} 字` : null,
);

/** Kept as given; nothing is fetched during an import. */
export const pictures = listOf('https 地址或图片路径', (item) =>
  isPictureSource(item) ? null : `「${item.slice(0, 60)}」不是 https 地址，也不是图片路径`,
);
