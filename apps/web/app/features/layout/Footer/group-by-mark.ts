import type { TextResource } from '@huarong/contract/content';

/** Groups the lines of a slot by their mark, in order. */
export const groupByMark = (lines: TextResource[]) => [...Map.groupBy(lines, (line) => line.mark ?? '')];
