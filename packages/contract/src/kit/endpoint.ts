import type { z } from 'zod';
import type { RefusalName, RefusalOf } from './error-codes/index.ts';

/** `POST /v3/…/{orderId}`: method and path of a call. Routes are separate from the schemas, so that the browser does not load zod. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/**
 * Who may call: `anyone` (visitors too) · `shopper` (a guest or a member) · `member` ·
 * `provider` (a payment provider: no session, the handler checks the signature itself) · `staff` (calls of the admin, on a
 * listener of their own).
 */
export type Access = 'anyone' | 'shopper' | 'member' | 'provider' | 'staff';

/**
 * The body format: JSON inside `queryBody`, the JSON object itself (`plainJson`, for what a browser sends without
 * waiting for an answer), a multipart upload, or raw bytes.
 */
export type Body = 'queryBody' | 'plainJson' | 'multipart' | 'raw';

/** One API call: its route, who may call it, input, output and declared refusals. */
export interface Endpoint<
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
  Code extends RefusalName = RefusalName,
  Who extends Access = Access,
  Format extends Body = Body,
> {
  route: Route;
  summary: string;
  access: Who;
  /** Path parameters, query and queryBody, merged into one object. */
  input: In;
  output: Out;
  refusals: readonly Code[];
  /** Defaults to `queryBody`. */
  body?: Format;
  /** The call accepts an Idempotency-Key header: the same key and body run once and give the same answer. */
  takesIdempotencyKey?: true;
  /** Largest body in bytes; without it the limit of the server applies. */
  maxBodyBytes?: number;
  /** Only pages of the shop may call: a request that does not say which page sent it is refused too. */
  isFromOwnPages?: true;
  /** The answer is the same for everyone until published data change, so the server caches it. */
  isPublished?: true;
}

export type Contract = Record<string, Endpoint>;
/** What a caller sends, what a handler receives, what a handler returns. */
export type Input<E extends Endpoint> = z.input<E['input']>;
export type Parsed<E extends Endpoint> = z.output<E['input']>;
export type Output<E extends Endpoint> = z.input<E['output']>;
export type Refusal<E extends Endpoint> = RefusalOf<E['refusals'][number]>;

export const defineContract = <const C extends Contract>(contract: C): C => contract;
export const endpoint = <
  In extends z.ZodType,
  Out extends z.ZodType,
  const Code extends RefusalName,
  const Who extends Access,
  const Format extends Body = 'queryBody',
>(
  declaration: Endpoint<In, Out, Code, Who, Format>,
) => declaration;

export const methodOf = (route: Route) => route.slice(0, route.indexOf(' '));
export const pathOf = (route: Route) => route.slice(route.indexOf(' ') + 1);
/** The names between braces: `/detail/{productId}` → `['productId']`. */
export const pathParametersOf = (route: Route) =>
  (pathOf(route).match(/\{\w+\}/g) ?? []).map((name) => name.slice(1, -1));
