import { accept, DAY_MS, type Result, refuse, STORE } from '../shared/index.ts';

/** The facts that decide whether a member may comment now. */
export interface CommentFacts {
  /** When the member signed for the item; null when it was not bought or not delivered. */
  signedAt: Date | null;
  /** The member's earlier comment on this item. */
  earlier: {
    createdAt: Date;
    hasFollowUp: boolean;
    /** Its follow-up was rejected or is under review. */
    canRewriteFollowUp?: boolean;
    isRefused: boolean;
    isUnderReview?: boolean;
  } | null;
  isFollowUp: boolean;
  now: Date;
}
export type CommentPlan =
  | { kind: 'comment' }
  /** Replaces a comment that moderation rejected or has not seen yet. */
  | { kind: 'rewrite' }
  | { kind: 'follow-up'; daysOfUse: number }
  /** Replaces a follow-up that moderation rejected or has not seen yet. */
  | { kind: 'rewrite-follow-up' };
type Refusal = { code: 'comment-not-allowed' | 'comment-exists' | 'comment-window-closed' };

/** Bought items only, once, and one follow-up while the window is open. What is not shown yet may be rewritten. */
export function planComment({
  signedAt,
  earlier,
  isFollowUp,
  now,
}: CommentFacts): Result<CommentPlan, Refusal> {
  if (!signedAt) return refuse({ code: 'comment-not-allowed' });
  if (!isFollowUp) return planFirstComment(earlier);
  if (!earlier || earlier.isRefused) return refuse({ code: 'comment-not-allowed' });
  if (earlier.canRewriteFollowUp) return accept({ kind: 'rewrite-follow-up' });
  if (earlier.hasFollowUp) return refuse({ code: 'comment-exists' });
  const closesAt = earlier.createdAt.getTime() + STORE.community.followUpDays * DAY_MS;
  if (now.getTime() > closesAt) return refuse({ code: 'comment-window-closed' });
  return accept({ kind: 'follow-up', daysOfUse: wholeDays(signedAt, now) });
}

function planFirstComment(earlier: CommentFacts['earlier']): Result<CommentPlan, Refusal> {
  if (!earlier) return accept({ kind: 'comment' });
  return earlier.isRefused || earlier.isUnderReview
    ? accept({ kind: 'rewrite' })
    : refuse({ code: 'comment-exists' });
}

const wholeDays = (from: Date, until: Date) =>
  Math.max(0, Math.floor((until.getTime() - from.getTime()) / DAY_MS));
