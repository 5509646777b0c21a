import type { Actor, Context } from '#platform/context';

type MemberActor = Extract<Actor, { kind: 'member' }>;

/** For calls with access `member`: the barrier has turned everybody else away. */
export function memberOf({ actor }: Pick<Context, 'actor'>): MemberActor {
  if (actor.kind !== 'member') throw new TypeError('only a member has an account');
  return actor;
}
