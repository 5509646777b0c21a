/** The `handle` of a route whose first screen needs the height: the header is 40 px lower there. */
export const COMPACT_HEADER = 'compact-header';
