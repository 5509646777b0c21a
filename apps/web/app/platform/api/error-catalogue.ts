import type { ReducedResponse } from '@huarong/contract/kit';
import { loginRedirect, rateLimitLocation } from '@huarong/core/identity';
import { identityCookies } from '../session/identity-cookies.ts';
import type { ApiPorts, RequestOptions } from './ports.ts';

/** Options of a sent call, with its token. */
type SentOptions = RequestOptions & { sentToken: string };

/** Handles a response if its condition applies; true stops the catalogue. */
type Rule = (response: ReducedResponse, ports: ApiPorts, options: SentOptions) => boolean;

/** 429, by HTTP status or in the body: redirects to the rate-limit page, never from that page itself. */
const goToRateLimitPage: Rule = (response, ports, { handlesRateLimit }) => {
  if (handlesRateLimit || (response.httpStatus !== 429 && response.status !== 429)) return false;
  const location = rateLimitLocation(ports.location(), retryAfterOf(response));
  if (location) ports.navigate(location);
  return true;
};

const retryAfterOf = ({ results }: ReducedResponse): number | undefined => {
  const seconds = (results as { retryAfter?: unknown } | null)?.retryAfter;
  return Number.isSafeInteger(seconds) ? Number(seconds) : undefined;
};

const SESSION_CODES: readonly (string | null)[] = ['CMN1039E', '2510'];

/**
 * Signed in elsewhere, or timed out: signs out in this browser; the session notices show why. A response to an older
 * token does not end the current session.
 */
const endSession: Rule = ({ errorCode }, ports, { sentToken, isForLoader }) => {
  if (errorCode === null || !SESSION_CODES.includes(errorCode)) return false;
  if (sentToken !== ports.cookies.get('Token')) return true;
  ports.endSession(errorCode);
  if (!isForLoader) redirectToLogin(ports);
  return true;
};

/** 423: calls the subscribed handler, if any. */
const openLockedHandler: Rule = (response, ports) => {
  if (response.httpStatus !== 423 || !ports.locked.hasSubscriber()) return false;
  ports.locked.send(response);
  return true;
};

/** 401 on a protected page without login cookies: redirects to the login page, which says when another tab signed out. */
const goToLogin: Rule = (response, ports, { isForLoader }) => {
  if (response.httpStatus !== 401 || isForLoader) return false;
  ports.noticeSignOut?.();
  return redirectToLogin(ports);
};

function redirectToLogin({ cookies, location, navigate }: ApiPorts): boolean {
  const login = loginRedirect({ path: location(), cookies: identityCookies(cookies) });
  if (login) navigate(login);
  return login !== null;
}

const showMessage: Rule = ({ errorMessage }, ports, { quiet }) => {
  if (errorMessage && !quiet) ports.alert(errorMessage);
  return true;
};

/** The error catalogue in order of precedence. */
const CATALOGUE = [goToRateLimitPage, endSession, openLockedHandler, goToLogin, showMessage];

export function applyErrorCatalogue(response: ReducedResponse, ports: ApiPorts, options: SentOptions): void {
  // A failed upload must not make the shopper lose a half-written comment.
  if (response.status === 0 || options.isUpload) return;
  CATALOGUE.some((rule) => rule(response, ports, options));
}
