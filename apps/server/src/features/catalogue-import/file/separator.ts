import { readCsv } from '@huarong/core/catalogue';
import { countKnownNames } from './header.ts';

const SEPARATORS = {
  ',': '逗号',
  ';': '分号',
  '\t': '制表符（Tab）',
  '，': '全角逗号',
  '；': '全角分号',
} as const;
export type Separator = keyof typeof SEPARATORS;

/** The separator with which the first line has the most known column names; a comma when none has more. */
export function findSeparator(text: string): Separator {
  let best: { separator: Separator; count: number } = { separator: ',', count: countNames(text, ',') };
  for (const separator of [';', '\t', '，', '；'] as const) {
    const count = countNames(text, separator);
    if (count > best.count) best = { separator, count };
  }
  return best.count > 0 ? best.separator : mostCells(text);
}

/** Of a header with names of its own. */
const mostCells = (text: string): Separator => {
  const count = (separator: Separator) => firstLineOf(text).split(separator).length;
  return (Object.keys(SEPARATORS) as Separator[]).reduce((best, each) =>
    count(each) > count(best) ? each : best,
  );
};

const firstLineOf = (text: string): string => /^[^\r\n]*/.exec(text.trimStart())?.[0] ?? '';

function countNames(text: string, separator: Separator): number {
  const read = readCsv(firstLineOf(text), separator);
  return read.ok && read.rows[0] ? countKnownNames(read.rows[0].cells) : 0;
}

export const separatorNote = (separator: Separator): string =>
  `文件用${SEPARATORS[separator]}分隔，已按${SEPARATORS[separator]}读取。`;
