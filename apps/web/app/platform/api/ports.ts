import type { ReducedResponse } from '@huarong/contract/kit';
import type { CookieName } from '../cookies/index.ts';
import type { Channel } from '../messages/channel.ts';

/** Everything a call touches in the browser, so that each rule can be tried without one. */
export interface ApiPorts {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Empty for the host the page came from. */
  host: string;
  cookies: { get(name: CookieName): string };
  deviceFingerprint: () => string;
  /** The page's path and query. */
  location: () => string;
  /** Leaves the page for another of the shop. */
  navigate: (location: string) => void;
  alert: (message: string) => void;
  /** Hears the parsed answer of a call refused with 423: the account is locked or a second step is needed. */
  locked: Channel<ReducedResponse>;
  /** The server no longer knows this login. */
  endSession: (code: string) => void;
}

export interface RequestOptions {
  /** A path of the API. */
  url?: string;
  /** GET unless told. */
  method?: string;
  /** Sent as JSON inside `queryBody`. */
  queryBody?: unknown;
  /** Sent as it is, e.g. a FormData. */
  rawBody?: BodyInit;
  /** How the answer is read; JSON unless told. */
  format?: 'json' | 'text';
  headers?: Record<string, string>;
  /** A later call with the same key cancels the earlier one. */
  abortKey?: string;
  signal?: AbortSignal;
  /** The caller shows the error itself: no alert box. */
  quiet?: boolean;
  /** A 429 is said beside the field it is about (a code asked for too soon), not on the rate-limit page. */
  handlesRateLimit?: boolean;
  /** The page that asks is still on its way, and sends the shopper to the login page itself: it knows where they were going. */
  isForLoader?: boolean;
  /** Errors of an upload never disturb the page: the caller finds them in the answer. */
  isUpload?: boolean;
}

export type Request = (options: RequestOptions) => Promise<ReducedResponse>;
