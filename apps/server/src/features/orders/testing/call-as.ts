import { type Route, wrapAnswer } from '@huarong/contract/kit';
import { readConfig } from '#platform/config';
import { type Actor, type Caller, type Context, SERVER_CALLER } from '#platform/context';
import type { Database } from '#platform/database';
import type { Feature } from '#platform/feature';
import { createLog } from '#platform/log';

export const member = (memberId: string): Actor => ({ kind: 'member', memberId, sessionId: 'session' });
export const guest = (guestId: string): Actor => ({ kind: 'guest', guestId, sessionId: 'session' });

/** Calls a feature as an actor without network and sessions; the answer equals the response body. */
export const createCaller =
  (db: Database, features: readonly Feature[]) =>
  async (actor: Actor, route: Route, input: object = {}, caller: Partial<Caller> = {}) => {
    const feature = features.find(({ endpoints }) => endpoints.has(route));
    if (!feature) throw new Error(`no feature answers ${route}`);
    const answer = await feature.answer(route, contextOf(db, actor, caller), input);
    return JSON.parse(JSON.stringify(wrapAnswer(answer)));
  };

export function contextOf(db: Database, actor: Actor, caller: Partial<Caller> = {}): Context {
  const read = readConfig({ SHOP_MODE: 'demo', SHOP_LIMITS: 'off' });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return {
    db,
    actor,
    config: read.config,
    caller: { ...SERVER_CALLER, ...caller },
    log: createLog('silent'),
  };
}
