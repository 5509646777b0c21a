import { accountRoutes } from '@huarong/contract/account';
import { analyticsRoutes } from '@huarong/contract/analytics';
import { bundlesRoutes } from '@huarong/contract/bundles';
import { checkoutRoutes } from '@huarong/contract/checkout';
import { identityRoutes } from '@huarong/contract/identity';
import { type Endpoint, methodOf, pathOf, type Route } from '@huarong/contract/kit';
import { decodeBase64, parseLoginId } from '@huarong/core/identity';
import { STORE } from '@huarong/core/shared';
import type { Config } from '#platform/config';
import { type Context, ownerOf } from '#platform/context';
import {
  type CountedCall,
  createLimits,
  createMemoryCounters,
  createRedisCounters,
  type Limits,
} from '#platform/limits';
import type { Log } from '#platform/log';

const { addressFactor, ...rules } = STORE.rates;
export const openLimits = ({ redisUrl }: Config, log: Log): Limits =>
  createLimits(
    { rules, peoplePerAddress: addressFactor },
    redisUrl ? createRedisCounters(redisUrl, log) : createMemoryCounters(),
  );

const { postLogin, postLoginV2, login, register, bind, multiLogin, highRisk, resetPassword, captcha } =
  identityRoutes;
/** SMS codes and email links are not here: they have their own limits, counted in the database. */
const LOGIN = new Set<Route>([
  postLogin,
  postLoginV2,
  login,
  register,
  bind,
  multiLogin,
  highRisk,
  resetPassword,
  identityRoutes.socialLogin,
  identityRoutes.scanQrLogin,
  identityRoutes.decideQrLogin,
  accountRoutes.changePassword,
]);
const COMMIT = new Set<Route>([
  checkoutRoutes.commitOrderExtend,
  checkoutRoutes.commitOrderForImmediatelyBuy,
  checkoutRoutes.guestCommitOrderExtend,
]);

/** Which rate limit applies to a call; null when none does. */
export function ruleOf({ route, access, isPublished }: Endpoint): keyof typeof rules | null {
  if (access === 'provider') return null;
  if (LOGIN.has(route)) return 'login';
  if (COMMIT.has(route)) return 'commit';
  if (route === analyticsRoutes.reportEvents) return 'analytics';
  if (pathOf(route).startsWith('/v1/search-service/')) return 'search';
  // It writes nothing, and the bundle builder calls it at every click.
  if (route === bundlesRoutes.bundlePrice) return 'search';
  // Each captcha renders and stores an image, so it costs as much as a write.
  if (route === captcha) return 'write';
  return methodOf(route) === 'GET' || isPublished ? null : 'write';
}

export function countedCall(
  endpoint: Endpoint,
  context: Context,
  input: Record<string, unknown>,
): CountedCall | null {
  const rule = ruleOf(endpoint);
  if (!rule) return null;
  const who = (rule === 'login' && loginKey(context, input)) || callerKey(context);
  return { rule, who, address: context.caller.address };
}

/**
 * A login is counted by the account it targets together with where it comes from: calls of a stranger to somebody's
 * account must not use up what its owner may call. How often a password or a code is tried is counted in the database.
 */
function loginKey({ caller }: Context, input: Record<string, unknown>): string | undefined {
  const account = loginAccountOf(input);
  return account && `${account}|${caller.address}|${caller.deviceFingerprint ?? ''}`;
}

function loginAccountOf({
  loginId,
  mobile,
  riskToken,
  stepToken,
}: Record<string, unknown>): string | undefined {
  const typed = typeof loginId === 'string' ? decodeBase64(loginId) : mobile;
  const login = typeof typed === 'string' ? parseLoginId(typed) : null;
  if (login) return login.kind === 'mobile' ? login.mobile : login.email;
  const step = riskToken ?? stepToken;
  return typeof step === 'string' ? step : undefined;
}

const callerKey = ({ actor, caller }: Context): string | undefined => {
  if (actor.kind !== 'visitor') return ownerOf(actor);
  return caller.deviceFingerprint && `device:${caller.deviceFingerprint}`;
};
