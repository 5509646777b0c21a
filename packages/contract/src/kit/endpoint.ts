import type { z } from 'zod';
import type { RefusalName } from './error-codes/index.ts';

/** `POST /v3/…/{orderId}`: how the wire knows a call. Routes live apart from their schemas so that a browser need not download zod. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/**
 * Who may call: `anyone` (visitors too) · `shopper` (a guest or a member) · `member` ·
 * `provider` (a payment provider: no session, the handler checks the signature itself).
 */
export type Access = 'anyone' | 'shopper' | 'member' | 'provider';

/** How the body travels: JSON inside `queryBody`, a multipart upload, or the bytes as they came. */
export type Body = 'queryBody' | 'multipart' | 'raw';

/** One line of the API: where it lives, who may call it, what it takes and gives, and how it may say no. */
export interface Endpoint<
  In extends z.ZodType = z.ZodType,
  Out extends z.ZodType = z.ZodType,
  Code extends RefusalName = RefusalName,
> {
  route: Route;
  summary: string;
  access: Access;
  /** Path parameters, query and queryBody, merged into one object. */
  input: In;
  output: Out;
  refusals: readonly Code[];
  /** Defaults to `queryBody`. */
  body?: Body;
  /** The call takes an Idempotency-Key header: same key and same body give the same answer once. */
  takesIdempotencyKey?: true;
  /** The answer is the same for everyone until the published data change: the server keeps it, ready to send. */
  isPublished?: true;
}

export type Contract = Record<string, Endpoint>;
/** What a caller writes, what a handler receives, what a handler gives. */
export type Input<E extends Endpoint> = z.input<E['input']>;
export type Parsed<E extends Endpoint> = z.output<E['input']>;
export type Output<E extends Endpoint> = z.input<E['output']>;
export type Refusal<E extends Endpoint> = { code: E['refusals'][number]; [detail: string]: unknown };

export const defineContract = <const C extends Contract>(contract: C): C => contract;
export const endpoint = <In extends z.ZodType, Out extends z.ZodType, const Code extends RefusalName>(
  declaration: Endpoint<In, Out, Code>,
) => declaration;

export const methodOf = (route: Route) => route.slice(0, route.indexOf(' '));
export const pathOf = (route: Route) => route.slice(route.indexOf(' ') + 1);
/** The names between braces: `/detail/{productId}` → `['productId']`. */
export const pathParametersOf = (route: Route) =>
  [...pathOf(route).matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
