import { type Endpoint, pathParametersOf } from '@huarong/contract/kit';
import { z } from 'zod';

/** The cache key of a published GET: its address with the parameters in one order. Cheap, because every call makes it. */
export function callAddress(url: string, isKnown: (name: string) => boolean = () => true): string {
  const mark = url.indexOf('?');
  if (mark === -1) return url;
  const known = [...new URLSearchParams(url.slice(mark + 1))].filter(([name]) => isKnown(name));
  // Equal names keep their order, as the sort is stable.
  known.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(known).toString();
  return query ? `${url.slice(0, mark)}?${query}` : url.slice(0, mark);
}

/** The names of the input fields, by which a parameter that the call does not read is recognised. */
export function inputNames({ input, route }: Endpoint): ReadonlySet<string> {
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  // The path wins over a parameter of the same name.
  const inPath = pathParametersOf(route);
  return new Set(Object.keys(properties).filter((name) => !inPath.includes(name)));
}
