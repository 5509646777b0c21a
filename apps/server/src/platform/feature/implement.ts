import type {
  Answer,
  Contract,
  Endpoint,
  Output,
  Parsed,
  Refusal,
  RefusalDetails,
  RefusalOf,
  Route,
} from '@huarong/contract/kit';
import { getFirst, getFrom } from '@huarong/core/shared';
import type { Context, UploadContext } from '#platform/context';
import { cleanInput } from './clean-input.ts';
import { describeIssue } from './describe-issue.ts';

type Outcome<E extends Endpoint> =
  | { ok: true; value: Output<E> }
  | { ok: false; refusal: Refusal<E> | RefusalOf<GeneralCode> };
/** Refusals that any use case may return without declaring them. */
type GeneralCode =
  | 'busy'
  | 'conflict'
  | 'in-progress'
  | 'key-reused'
  | 'malformed-request'
  | 'not-found'
  | 'rate-limited'
  | 'storage-full'
  | 'too-large';

type ContextFor<E extends Endpoint> =
  NonNullable<E['body']> extends 'multipart' ? UploadContext<E['access']> : Context<E['access']>;

export type Handlers<C extends Contract> = {
  [Name in keyof C]: (
    context: ContextFor<C[Name]>,
    input: Parsed<C[Name]>,
  ) => Promise<Outcome<C[Name]>> | Outcome<C[Name]>;
};

/** A contract with its handlers. */
export interface Feature {
  endpoints: ReadonlyMap<Route, Endpoint>;
  /** The parsed input, or why it is refused. */
  parse: (route: Route, raw: unknown) => ParseOutcome;
  answer: (route: Route, context: Context, raw: unknown) => Promise<Answer>;
}
type ParseOutcome = { ok: true; value: unknown } | { ok: false; refusal: RefusalDetails };

/** Binds a contract to its handlers. A missing handler or a wrong result type does not compile. */
export function implement<C extends Contract>(contract: C, handlers: Handlers<C>): Feature {
  const endpoints = new Map(Object.values(contract).map((endpoint) => [endpoint.route, endpoint]));
  const handlersByRoute = new Map(
    Object.entries(contract).map(([name, endpoint]) => [endpoint.route, handlers[name as keyof C]]),
  );
  const parse = (route: Route, raw: unknown) => parseInput(getFrom(endpoints, route), raw);
  return {
    endpoints,
    parse,
    async answer(route, context, raw) {
      const refusal = accessRefusal(getFrom(endpoints, route), context);
      if (refusal) return { ok: false, refusal: refusal };
      const input = parse(route, raw);
      if (!input.ok) return input;
      // `accessRefusal` has checked the actor and `parse` the input: both are what this handler declares.
      return (await getFrom(handlersByRoute, route)(context as never, input.value as never)) as Answer;
    },
  };
}

export function parseInput(endpoint: Endpoint, raw: unknown): ParseOutcome {
  const clean = cleanInput(raw);
  if (!clean.ok) return clean;
  const parsed = endpoint.input.safeParse(clean.value, { reportInput: true });
  if (parsed.success) return { ok: true, value: parsed.data };
  const first = getFirst(parsed.error.issues);
  return {
    ok: false,
    refusal: { code: 'invalid-input', message: describeIssue(first), field: first.path.join('.') },
  };
}

/** The implemented part of a contract; the rest answers 501. */
export const onlyBuilt = <C extends Contract, Name extends keyof C>(
  contract: C,
  ...names: Name[]
): Pick<C, Name> => Object.fromEntries(names.map((name) => [name, contract[name]])) as Pick<C, Name>;

function accessRefusal({ access }: Endpoint, { actor }: Context): RefusalDetails | null {
  // Calls of the admin have a listener of their own.
  if (access === 'staff') return { code: 'forbidden' };
  if (access === 'member' && actor.kind !== 'member') return { code: 'login-needed' };
  if (access === 'shopper' && actor.kind === 'visitor') return { code: 'login-needed' };
  return null;
}
