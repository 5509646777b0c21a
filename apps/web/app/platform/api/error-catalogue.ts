import type { ReducedResponse } from '@huarong/contract/kit';
import { loginRedirect, rateLimitLocation } from '@huarong/core/identity';
import type { ApiPorts, RequestOptions } from './ports.ts';

/** Does what its condition asks for; true when nothing further is to be done. */
type Rule = (response: ReducedResponse, ports: ApiPorts, options: RequestOptions) => boolean;

/** 429, by HTTP or in the body: the rate-limit page, never from that page itself. */
const goToRateLimitPage: Rule = (response, ports) => {
  if (response.httpStatus !== 429 && response.status !== 429) return false;
  const location = rateLimitLocation(ports.location(), retryAfterOf(response));
  if (location) ports.navigate(location);
  return true;
};

const retryAfterOf = ({ results }: ReducedResponse): number | undefined => {
  const seconds = (results as { retryAfter?: unknown } | null)?.retryAfter;
  return Number.isSafeInteger(seconds) ? Number(seconds) : undefined;
};

/** Signed in elsewhere, or timed out. The message still follows. */
const SESSION_CODES: readonly (string | null)[] = ['CMN1039E', '2510'];
const keepSessionCode: Rule = ({ errorCode }, ports) => {
  if (errorCode !== null && SESSION_CODES.includes(errorCode)) ports.setErrorCode(errorCode);
  return false;
};

/** 423: whoever registered for it opens with the parsed answer; otherwise the message is all there is. */
const openLockedHandler: Rule = (response, ports) => {
  if (response.httpStatus !== 423 || !ports.locked.isPlugged()) return false;
  ports.locked.say(response);
  return true;
};

/** 401 on a page that needs a login, without the cookies of one. */
const goToLogin: Rule = (response, ports) => {
  if (response.httpStatus !== 401) return false;
  const { cookies } = ports;
  const location = loginRedirect({
    path: ports.location(),
    cookies: {
      Token: cookies.get('Token'),
      tpId: cookies.get('tpId'),
      bind: cookies.get('bind'),
      bindId: cookies.get('bindId'),
      guestCheckout: cookies.get('guestCheckout'),
    },
  });
  if (location) ports.navigate(location);
  return location !== null;
};

const showMessage: Rule = ({ errorMessage }, ports, { quiet }) => {
  if (errorMessage && !quiet) ports.alert(errorMessage);
  return true;
};

/** The error catalogue, in the order its rows apply. */
const CATALOGUE = [goToRateLimitPage, keepSessionCode, openLockedHandler, goToLogin, showMessage];

export function applyErrorCatalogue(
  response: ReducedResponse,
  ports: ApiPorts,
  options: RequestOptions,
): void {
  // A half-written comment must not be lost to a picture that would not upload.
  if (response.status === 0 || options.isUpload) return;
  CATALOGUE.some((rule) => rule(response, ports, options));
}
