/** One parameter of a page's address: how it is read, and how it is written. */
interface QueryField<Value> {
  /** The name in the address; without one, the name of the field. */
  parameter?: string;
  /** The value when the address has none, or one that makes no sense. It is not written into an address. */
  initial: Value;
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
      const { parameter = name, initial, format } = fields[name];
      if (next[name] !== initial) search.set(parameter, format(next[name]));
    }
    return search.size > 0 ? `${address}?${search}` : address;
  };
  return { initial, read, path };
}

const LAST_PAGE = 10_000;

/** The page of a list. */
export const pageNumber: QueryField<number> = {
  initial: 1,
  parse: (text) => (/^[1-9]\d{0,4}$/.test(text) && Number(text) <= LAST_PAGE ? Number(text) : undefined),
  format: String,
};

/** One of a list of values. */
export const oneOf = <const Value extends string | number>(
  values: readonly Value[],
  initial: NoInfer<Value>,
  parameter?: string,
): QueryField<Value> => ({
  ...(parameter !== undefined && { parameter }),
  initial,
  parse: (text) => values.find((value) => String(value) === text),
  format: String,
});

/** What somebody typed: trimmed, and cut at a length no honest search reaches. */
export const freeText = (maxLength = 50): QueryField<string> => ({
  initial: '',
  parse: (text) => text.trim().slice(0, maxLength),
  format: (value) => value,
});

/** An id of ours; anything else is as if it were not there. */
export const identifier = (pattern = /^[A-Za-z0-9_.-]{1,140}$/): QueryField<string> => ({
  initial: '',
  parse: (text) => (pattern.test(text) ? text : undefined),
  format: (value) => value,
});
