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
  /** The caller shows the error: no alert opens. */
  quiet?: boolean;
  /** The caller shows a 429: no redirect to the rate-limit page. */
  handlesRateLimit?: boolean;
  signal?: AbortSignal;
}
/** Every Transport of the contract kit fits; the in-process one ignores the browser options. */
export type ApiTransport = (
  route: Route,
  input: Record<string, unknown>,
  options?: ApiCallOptions,
) => Promise<ReducedResponse>;

type ApiClient<C extends Contract> = {
  [Name in keyof C]: (input: Input<C[Name]>, options?: ApiCallOptions) => Promise<Reply<C[Name]>>;
};
export type Api = { [Feature in keyof Contracts]: ApiClient<Contracts[Feature]> };

/** Does not compile when the routes of a contract are missing or named differently. */
const routesByFeature: { [Feature in keyof Contracts]: Routes<Contracts[Feature]> } = routes;

/** One typed client per feature. Data functions take an Api, so they run in the browser and on the server. */
export function createApi(send: ApiTransport): Api {
  const clients = Object.entries<Routes>(routesByFeature).map(([feature, featureRoutes]) => [
    feature,
    createClient(featureRoutes, send),
  ]);
  return Object.fromEntries(clients) as Api;
}
