/** One parameter of a page's address: how it is read, and how it is written. */
export interface QueryField<Value> {
  /** The name in the address; without one, the name of the field. */
  parameter?: string;
  /** The value when the address has none, or one that makes no sense. It is not written into an address. */
  initial: Value;
  /** Written even when it is the initial value. */
  isAlwaysWritten?: boolean;
  /** Undefined when the text makes no sense. */
  parse: (text: string) => Value | undefined;
  format: (value: Value) => string;
}

type Fields<Values> = { [Name in keyof Values]: QueryField<Values[Name]> };
export type QueryOf<Definition extends { initial: unknown }> = Definition['initial'];

interface QueryOptions<Values> {
  /** A change of one of these begins the page anew: every other field returns to its initial value. */
  startsOver?: readonly (keyof Values)[];
}

/**
 * The query of a page, declared once: `read` takes it from an address, whatever stands there, and `path` writes the
 * address with something changed. A change of anything but the page number begins at page 1.
 */
export function defineQuery<Values extends object>(
  fields: Fields<Values>,
  { startsOver = [] }: QueryOptions<Values> = {},
) {
  const names = Object.keys(fields) as (keyof Values & string)[];
  const valuesBy = (readValue: <Name extends keyof Values & string>(name: Name) => Values[Name]) =>
    Object.fromEntries(names.map((name) => [name, readValue(name)])) as Values;
  const initial = valuesBy((name) => fields[name].initial);

  const read = (search: URLSearchParams): Values =>
    valuesBy((name) => {
      const { parameter = name, initial, parse } = fields[name];
      const text = search.get(parameter);
      return (text === null ? undefined : parse(text)) ?? initial;
    });

  const path = (address: string, query: Values, change: Partial<Values> = {}): string => {
    const base = startsOver.some((name) => name in change) ? initial : query;
    const next: Values = { ...base, ...('page' in fields && { page: 1 }), ...change };
    const search = new URLSearchParams();
    for (const name of names) {
      const { parameter = name, initial, format, isAlwaysWritten } = fields[name];
      if (isAlwaysWritten || next[name] !== initial) search.set(parameter, format(next[name]));
    }
    return search.size > 0 ? `${address}?${search}` : address;
  };
  /** `path` for a page with one address. */
  const pathAt =
    (address: string) =>
    (query: Values, change: Partial<Values> = {}) =>
      path(address, query, change);
  return { initial, read, path, pathAt };
}

const LAST_PAGE = 10_000;

/** The page of a list. */
export const pageNumber: QueryField<number> = {
  initial: 1,
  parse: (text) => (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= LAST_PAGE ? Number(text) : undefined),
  format: String,
};

/** The page of a list that has no other parameter. */
export const pageIn = (search: URLSearchParams, parameter = 'page'): number =>
  defineQuery({ page: { ...pageNumber, parameter } }).read(search).page;

/** One of a list of values; null when the page may have none of them. */
export const oneOf = <const Value extends string | number, Initial extends Value | null>(
  values: readonly Value[],
  initial: Initial,
  parameter?: string,
): QueryField<Value | Initial> => ({
  ...(parameter !== undefined && { parameter }),
  initial,
  parse: (text) => values.find((value) => String(value) === text),
  format: String,
});

/** Written as 1 when it is on. */
export const flag = (parameter: string): QueryField<boolean> => ({
  parameter,
  initial: false,
  parse: (text) => text === '1',
  format: () => '1',
});

/** What somebody typed: trimmed, and cut at a length no honest search reaches. */
export const freeText = (maxLength = 50, parameter?: string): QueryField<string> => ({
  ...(parameter !== undefined && { parameter }),
  initial: '',
  parse: (text) => text.trim().slice(0, maxLength),
  format: (value) => value,
});

/** The keyword of a list with a search field. */
export const keyword = freeText(50, 'word');

/** An id of ours; anything else is as if it were not there. */
export const identifier = (parameter?: string, pattern = /^[A-Za-z0-9_.-]{1,140}$/): QueryField<string> => ({
  ...(parameter !== undefined && { parameter }),
  initial: '',
  parse: (text) => (pattern.test(text) ? text : undefined),
  format: (value) => value,
});
