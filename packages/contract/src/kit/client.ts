import type { Contract, Endpoint, Input, Output, Route } from './endpoint.ts';
import { methodOf, pathOf } from './endpoint.ts';
import { type ReducedResponse, wrapBody } from './envelope.ts';
import type { GeneralRefusalName, RefusalOf } from './error-codes/index.ts';
import { unwrapAnswer } from './unwrap-answer.ts';

export type Reply<E extends Endpoint> =
  | { ok: true; value: Output<E> }
  | {
      ok: false;
      refusal: RefusalOf<E['refusals'][number] | GeneralRefusalName> & { message: string };
    };
export interface CallOptions {
  /** A later call with the same key cancels the earlier one. */
  abortKey?: string;
  headers?: Record<string, string>;
}
export type Client<C extends Contract> = {
  [Name in keyof C]: (input: Input<C[Name]>, options?: CallOptions) => Promise<Reply<C[Name]>>;
};
export type Routes<C extends Contract = Contract> = { readonly [Name in keyof C]: C[Name]['route'] };
export type Transport = (
  route: Route,
  input: Record<string, unknown>,
  options?: CallOptions,
) => Promise<ReducedResponse>;

/** A typed client over a transport: fetch in the browser, a function call on the server. */
export function createClient<C extends Contract>(routes: Routes<C>, send: Transport): Client<C> {
  const calls = Object.entries<Route>(routes).map(([name, route]) => [
    name,
    async (input: Record<string, unknown>, options?: CallOptions) =>
      unwrapAnswer(await send(route, input, options)),
  ]);
  return Object.fromEntries(calls) as Client<C>;
}

export interface HttpRequest {
  method: string;
  url: string;
  body: { queryBody: unknown } | null;
}

/** Builds the HTTP request: path parameters into the path, the rest into the query (GET, DELETE) or the queryBody. */
export function toHttpRequest(route: Route, input: Record<string, unknown>): HttpRequest {
  const method = methodOf(route);
  const rest = { ...input };
  const path = pathOf(route).replace(/\{(\w+)\}/g, (_whole, name: string) => {
    if (rest[name] === undefined) throw new TypeError(`${route} needs ${name}`);
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  if (method === 'POST' || method === 'PUT') return { method, url: path, body: wrapBody(rest) };

  const given = Object.entries(rest).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(
    Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
  ).toString();
  return { method, url: query ? `${path}?${query}` : path, body: null };
}
