import { cleanPlainText, isImageSource, labelOf, labelText } from '@huarong/core/catalogue';
import { type Cell, parseFailure, parseSuccess } from './cell.ts';
import { INVALID_CHARACTERS } from './text-cells.ts';

const MAX_ITEMS = 200;
const MAX_ITEM_LENGTH = 500;

/** `a|b`, with either bar character. A backslash escapes a bar or backslash inside an item. */
export const splitList = (cell: string): string[] =>
  (cell.match(/(?:\\[\\|｜]|[^|｜])+/gu) ?? [])
    .map((item) => item.replace(/\\([\\|｜])/gu, '$1').trim())
    .filter((item) => item !== '');

export const joinList = (items: readonly string[]): string =>
  items.map((item) => item.replace(/[\\|｜]/gu, '\\$&')).join('|');

const listOf = (description: string, problemOf: (item: string) => string | null): Cell<string[]> => ({
  description: `${description}，多个用 | 分隔`,
  parse(cell) {
    const clean = cleanPlainText(cell);
    if (clean === null) return parseFailure(INVALID_CHARACTERS);
    const items = splitList(clean);
    if (items.length > MAX_ITEMS) return parseFailure(`最多 ${MAX_ITEMS} 项，现在 ${items.length} 项`);
    const problem = items.map(problemOf).find((found) => found !== null);
    return problem ? parseFailure(problem) : parseSuccess(items);
  },
  format: joinList,
});

export const list = listOf('文字', (item) =>
  [...item].length > MAX_ITEM_LENGTH ? `每一项最多 ${MAX_ITEM_LENGTH} 字` : null,
);

/** Written as people read them; a file may have the stored words too. */
export const productLabels: Cell<string[]> = {
  ...list,
  parse(cell) {
    const parsed = list.parse(cell);
    return parsed.ok ? parseSuccess([...new Set(parsed.value.map(labelOf))]) : parsed;
  },
  format: (labels) => joinList(labels.map(labelText)),
};

/** Stored as given; an image at an https address is fetched after the import (features/images/downloads). */
export const imageSources = listOf('https 地址或图片路径', (item) =>
  isImageSource(item) ? null : `「${item.slice(0, 60)}」不是 https 地址，也不是图片路径`,
);
