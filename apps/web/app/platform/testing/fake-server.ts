import type { Contracts } from '@huarong/contract';
import {
  type Answer,
  type Endpoint,
  type Input,
  methodOf,
  type Output,
  pathOf,
  type RefusalDetails,
  type Route,
  wrapAnswer,
} from '@huarong/contract/kit';
import { routes } from '@huarong/contract/routes';
import { expect, onTestFinished, vi } from 'vitest';

/** A test gives the fields that its component reads. */
type SomeFields<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? Partial<Value>
    : Value;
type AnswerOf<E extends Endpoint> =
  | { ok: true; value: SomeFields<Output<E>> }
  | { ok: false; refusal: RefusalDetails };
type Answers = {
  [Feature in keyof Contracts]?: {
    [Name in keyof Contracts[Feature]]?: Contracts[Feature][Name] extends infer E extends Endpoint
      ? (input: Input<E>) => AnswerOf<E> | Promise<AnswerOf<E>>
      : never;
  };
};
type Handler = (input: Record<string, unknown>) => Answer | Promise<Answer>;

export interface RecordedCall {
  /** `cart.addToCart`. */
  name: string;
  input: Record<string, unknown>;
  headers: Record<string, string>;
}

/**
 * Replaces `fetch` until the end of the test: the only fake of component tests. Answers are functions by feature and
 * call, in the types of the contract; a call without one fails the test.
 */
export function fakeServer(answers: Answers) {
  const calls: RecordedCall[] = [];
  const unanswered: string[] = [];

  async function respond(url: string, init: RequestInit = {}): Promise<Response> {
    const call = findCall(url, init);
    const { name, input } = call;
    calls.push(call);
    const [feature, endpoint] = name.split('.') as [keyof Answers, string];
    const handler = (answers[feature] as Record<string, Handler> | undefined)?.[endpoint];
    if (!handler) {
      unanswered.push(name);
      throw new TypeError(`no answer for ${name}`);
    }
    const { httpStatus, ...body } = wrapAnswer(await handler(input));
    init.signal?.throwIfAborted();
    return Response.json(body, { status: httpStatus });
  }

  vi.stubGlobal('fetch', respond);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    expect(unanswered).toEqual([]);
  });
  return {
    calls,
    /** The inputs of one call so far: `inputsOf('cart.addToCart')`. */
    inputsOf: (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input),
  };
}

function findCall(url: string, init: RequestInit): RecordedCall {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const method = init.method ?? 'GET';
  for (const [feature, featureRoutes] of Object.entries(routes))
    for (const [endpoint, route] of Object.entries<Route>(featureRoutes)) {
      const parameters = methodOf(route) === method && patternOf(route).exec(pathname);
      if (!parameters) continue;
      const input = { ...decoded(parameters.groups), ...Object.fromEntries(searchParams), ...bodyOf(init) };
      return { name: `${feature}.${endpoint}`, input, headers: init.headers as Record<string, string> };
    }
  throw new TypeError(`no route for ${method} ${pathname}`);
}

const patternOf = (route: Route) => new RegExp(`^${pathOf(route).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

const decoded = (groups: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));

function bodyOf({ body }: RequestInit): Record<string, unknown> {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body).queryBody : {};
}
