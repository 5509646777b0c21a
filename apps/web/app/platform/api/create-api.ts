import type { Contracts } from '@huarong/contract';
import {
  type CallOptions,
  type Contract,
  createClient,
  type Input,
  type ReducedResponse,
  type Reply,
  type Route,
  type Routes,
} from '@huarong/contract/kit';
import { routes } from '@huarong/contract/routes';

export interface ApiCallOptions extends CallOptions {
  /** The caller shows the error itself: no alert box. */
  quiet?: boolean;
  /** The caller shows a 429 itself: no rate-limit page. */
  handlesRateLimit?: boolean;
  signal?: AbortSignal;
}
/** Any Transport of the contract kit is one; the in-process one has no use for the browser's options. */
export type ApiTransport = (
  route: Route,
  input: Record<string, unknown>,
  options?: ApiCallOptions,
) => Promise<ReducedResponse>;

type ApiClient<C extends Contract> = {
  [Name in keyof C]: (input: Input<C[Name]>, options?: ApiCallOptions) => Promise<Reply<C[Name]>>;
};
export type Api = { [Feature in keyof Contracts]: ApiClient<Contracts[Feature]> };

/** Does not compile when a contract has no routes, or routes of other names. */
const routesByFeature: { [Feature in keyof Contracts]: Routes<Contracts[Feature]> } = routes;

/** One typed client per feature. A page's data function takes an Api and cannot tell the browser from the server. */
export function createApi(send: ApiTransport): Api {
  const clients = Object.entries<Routes>(routesByFeature).map(([feature, featureRoutes]) => [
    feature,
    createClient(featureRoutes, send),
  ]);
  return Object.fromEntries(clients) as Api;
}
