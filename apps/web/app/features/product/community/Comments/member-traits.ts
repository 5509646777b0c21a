import type { Profile } from '@huarong/contract/account';
import type { CommentFilter } from '@huarong/contract/community';
import { ageBandAt } from '@huarong/core/community';
import { shanghaiDate } from '@huarong/core/shared';

/** What 和我相似 goes by. */
export type MemberTraits = Pick<CommentFilter, 'skinType' | 'ageBand'>;

/** Skin and age of a member, as far as she told; null when she told neither. */
export function memberTraits({ skinType, birthday }: Profile, now: Date): MemberTraits | null {
  const ageBand = birthday ? ageBandAt(birthday, shanghaiDate(now)) : null;
  if (!skinType && !ageBand) return null;
  return { ...(skinType && { skinType }), ...(ageBand && { ageBand }) };
}
