import type { Profile } from '@huarong/contract/account';
import type { CommentFilter } from '@huarong/contract/community';
import { ageBandAt } from '@huarong/core/community';
import { shanghaiDate } from '@huarong/core/shared';

/** The filter of 和我相似. */
export type MemberTraits = Pick<CommentFilter, 'skinType' | 'ageBand'>;

/** Skin type and age band of a member; null when the profile has neither. */
export function memberTraits({ skinType, birthday }: Profile, now: Date): MemberTraits | null {
  const ageBand = birthday ? ageBandAt(birthday, shanghaiDate(now)) : null;
  if (!skinType && !ageBand) return null;
  return { ...(skinType && { skinType }), ...(ageBand && { ageBand }) };
}
