/** Cities that exist in the official data only: nobody writes them on a letter. */
export const isPlaceholder = (name: string): boolean => name === '县' || name.endsWith('直辖县级行政区划');

/** 上海市 徐汇区 天平路街道: a name is written once, and a placeholder not at all. */
export const formatRegion = (names: readonly (string | null | undefined)[]): string =>
  [...new Set(names)].filter((name) => name && !isPlaceholder(name)).join(' ');
