import type { TextResource } from '@huarong/contract/content';

/** The lines of a slot in the groups their marks make, in the order they come. */
export const groupByMark = (lines: TextResource[]) => [...Map.groupBy(lines, (line) => line.mark ?? '')];
