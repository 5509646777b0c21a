import type { ReducedResponse } from '@huarong/contract/kit';
import type { CookieName } from '../cookies/index.ts';
import type { Channel } from '../messages/channel.ts';

/** What a call needs from the browser, so that tests can replace it. */
export interface ApiPorts {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Empty for the host of the page. */
  host: string;
  cookies: { get(name: CookieName): string };
  deviceFingerprint: () => string;
  /** Path and query of the page. */
  location: () => string;
  /** Navigates to another page of the shop. */
  navigate: (location: string) => void;
  alert: (message: string) => void;
  /** Receives the response of a call refused with 423: the account is locked or needs a second step. */
  locked: Channel<ReducedResponse>;
  /** Called when the session has ended on the server. */
  endSession: (code: string) => void;
  /** Another tab may have signed out: the session notices say so, on the login page too. */
  noticeSignOut?: () => void;
}

export interface RequestOptions {
  /** Path of the API. */
  url?: string;
  /** Default: GET. */
  method?: string;
  /** Sent as JSON inside `queryBody`. */
  queryBody?: unknown;
  /** Sent unchanged, e.g. a FormData. */
  rawBody?: BodyInit;
  /** Response format; default: JSON. */
  format?: 'json' | 'text';
  headers?: Record<string, string>;
  /** A later call with the same key aborts the earlier one. */
  abortKey?: string;
  signal?: AbortSignal;
  /** The caller shows the error: no alert opens. */
  quiet?: boolean;
  /** The caller shows a 429 at its field (a code requested too soon): no redirect to the rate-limit page. */
  handlesRateLimit?: boolean;
  /** The call belongs to a loader, which redirects to the login page itself because it knows the target. */
  isForLoader?: boolean;
  /** Errors of an upload do not redirect or alert: the caller reads them from the response. */
  isUpload?: boolean;
}

export type Request = (options: RequestOptions) => Promise<ReducedResponse>;
