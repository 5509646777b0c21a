import type { CommentInput } from '@huarong/contract/community';
import { visibleLength } from '@huarong/core/community';
import { MIN_LENGTH } from '../comment-texts.ts';

export interface CommentDraft {
  /** 0 while not rated. */
  stars: number;
  aspects: Record<string, number>;
  content: string;
  /** Null when the member has cleared what the profile proposed: a saved draft keeps null, but not undefined. */
  skinType: CommentInput['skinType'] | null;
  ageBand: CommentInput['ageBand'] | null;
  anonymous: boolean;
}
export interface CommentProblems {
  stars?: string;
  content?: string;
  form?: string;
}

/** Starts without stars, so no rating is submitted that the member did not choose. */
export const emptyCommentDraft: CommentDraft = {
  stars: 0,
  aspects: {},
  content: '',
  skinType: undefined,
  ageBand: undefined,
  anonymous: false,
};

/** Validates the draft before it is sent. */
export function commentProblems(
  { stars, content }: CommentDraft,
  { isFollowUp, isSending }: { isFollowUp: boolean; isSending: boolean },
): CommentProblems {
  const length = visibleLength(content);
  return {
    ...(!isFollowUp && stars === 0 && { stars: '还没有打分，请选择 1 到 5 星' }),
    ...(length < MIN_LENGTH && { content: `至少写 ${MIN_LENGTH} 个字，目前 ${length} 个字` }),
    ...(isSending && { form: '还有图片在上传，请稍等' }),
  };
}
