import { accountRoutes } from '@huarong/contract/account';
import { bundlesRoutes } from '@huarong/contract/bundles';
import { checkoutRoutes } from '@huarong/contract/checkout';
import { identityRoutes } from '@huarong/contract/identity';
import { type Endpoint, methodOf, pathOf, type Route } from '@huarong/contract/kit';
import { decodeBase64, readLoginId } from '@huarong/core/identity';
import { STORE } from '@huarong/core/shared';
import type { Config } from '#platform/config';
import type { Context } from '#platform/context';
import { type CountedCall, createLimits, inMemory, inRedis, type Limits } from '#platform/limits';
import type { Log } from '#platform/log';

const { office, ...rules } = STORE.rates;
export const openLimits = ({ redisUrl }: Config, log: Log): Limits =>
  createLimits({ rules, office }, redisUrl ? inRedis(redisUrl, log) : inMemory());

const { postLogin, postLoginV2, login, register, bind, multiLogin, highRisk, resetPassword, captcha } =
  identityRoutes;
/** Codes and links have limits of their own, counted in the database: they are not here. */
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
  accountRoutes.changePassword,
]);
const COMMIT = new Set<Route>([
  checkoutRoutes.commitOrderExtend,
  checkoutRoutes.commitOrderForImmediatelyBuy,
  checkoutRoutes.guestCommitOrderExtend,
]);

/** Which allowance a call uses up; null when it uses up none. */
export function ruleOf({ route, access, isPublished }: Endpoint): keyof typeof rules | null {
  if (access === 'provider') return null;
  if (LOGIN.has(route)) return 'login';
  if (COMMIT.has(route)) return 'commit';
  if (pathOf(route).startsWith('/v1/search-service/')) return 'search';
  // It writes nothing, and a builder's page asks at every click.
  if (route === bundlesRoutes.bundlePrice) return 'search';
  // A picture is drawn and kept for each: it costs what a write costs.
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
  const who = (rule === 'login' && loginAccountOf(input)) || callerKey(context);
  return { rule, who, address: context.caller.address };
}

/** A login is counted by the account it knocks at, whoever knocks. */
function loginAccountOf({
  loginId,
  mobile,
  riskToken,
  stepToken,
}: Record<string, unknown>): string | undefined {
  const typed = typeof loginId === 'string' ? decodeBase64(loginId) : mobile;
  const login = typeof typed === 'string' ? readLoginId(typed) : null;
  if (login) return login.kind === 'mobile' ? login.mobile : login.email;
  const step = riskToken ?? stepToken;
  return typeof step === 'string' ? step : undefined;
}

const callerKey = ({ actor, caller }: Context): string | undefined => {
  if (actor.kind === 'member') return `member:${actor.memberId}`;
  if (actor.kind === 'guest') return `guest:${actor.guestId}`;
  return caller.deviceFingerprint && `device:${caller.deviceFingerprint}`;
};
