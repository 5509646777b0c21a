/** The chosen values of one facet, combined with OR. */
export interface Filter {
  code: string;
  values: readonly string[];
}

const CODE = /^[\w-]{1,32}$/;
/** The contract allows 200 characters per facet and 1000 in all, stock included; more is left out instead of refused. */
const MAX_VALUES_LENGTH = 200;
const MAX_LENGTH = 900;

/** Reads `effect:matte,velvet;price:90-600`. Invalid parts are dropped, because anyone can type a URL. */
export function readFilters(text: string | null): Filter[] {
  const chosen = new Map<string, string[]>();
  for (const part of (text ?? '').slice(0, MAX_LENGTH).split(';')) {
    const [code = '', values = '', ...rest] = part.split(':');
    if (!CODE.test(code) || rest.length > 0) continue;
    const known = chosen.get(code) ?? [];
    const given = values.split(',').filter((value) => value.trim() !== '');
    const all = withinLimit([...new Set([...known, ...given])]);
    if (all.length > 0) chosen.set(code, all);
  }
  return [...chosen].map(([code, values]) => ({ code, values }));
}

export const writeFilters = (filters: readonly Filter[]): string =>
  filters.map(({ code, values }) => `${code}:${values.join(',')}`).join(';');

export const isChosen = (filters: readonly Filter[], code: string, value: string): boolean =>
  filters.some((filter) => filter.code === code && filter.values.includes(value));

/** Toggles a value; a facet without values is removed. */
export function toggleFilter(filters: readonly Filter[], code: string, value: string): Filter[] {
  if (!filters.some((filter) => filter.code === code)) return [...filters, { code, values: [value] }];
  return filters
    .map((filter) => (filter.code === code ? { code, values: toggled(filter.values, value) } : filter))
    .filter(({ values }) => values.length > 0);
}

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : withinLimit([...values, value]);

function withinLimit(values: readonly string[]): string[] {
  let length = -1;
  return values.filter((value) => {
    length += value.length + 1;
    return length <= MAX_VALUES_LENGTH;
  });
}

/** Sets exactly these values of a facet; none removes it. */
export const replaceFilter = (
  filters: readonly Filter[],
  code: string,
  values: readonly string[],
): Filter[] => [
  ...filters.filter((filter) => filter.code !== code),
  ...(values.length > 0 ? [{ code, values }] : []),
];
