import type { Actor, Context } from '#platform/context';

export type MemberActor = Extract<Actor, { kind: 'member' }>;

/** For calls with access `member`, which other actors cannot reach. */
export function memberOf({ actor }: Context): MemberActor {
  if (actor.kind !== 'member') throw new TypeError('this call needs a member');
  return actor;
}
