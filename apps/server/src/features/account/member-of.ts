import type { Actor, Context } from '#platform/context';

type MemberActor = Extract<Actor, { kind: 'member' }>;

/** For calls with access `member`, which other actors cannot reach. */
export function memberOf({ actor }: Pick<Context, 'actor'>): MemberActor {
  if (actor.kind !== 'member') throw new TypeError('this call needs a member');
  return actor;
}
