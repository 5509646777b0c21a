import type { CommentInput } from '@huarong/contract/community';
import { routes } from '@huarong/contract/routes';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserApi } from '../../../../platform/api/index.ts';
import { useSavedDraft } from '../../../../platform/forms/use-saved-draft.ts';
import { withoutErrors } from '../../../../platform/forms/without-errors.ts';
import { useImages } from '../../../uploads/index.ts';
import {
  type CommentDraft,
  type CommentProblems,
  commentProblems,
  emptyCommentDraft,
} from './comment-draft.ts';

/** The purchase a comment is about; a follow-up keeps the stars of its comment. */
export interface CommentSubject {
  subOrderId: string;
  skuId: string;
  isFollowUp?: { stars: number } | undefined;
  /** Skin type and age band that the form proposes. */
  traits?: Pick<Partial<CommentInput>, 'skinType' | 'ageBand'> | undefined;
  /** The content of a comment that is refused or under review, to be changed. */
  earlierDraft?: Partial<CommentDraft> | undefined;
}

/** State and submission of the comment form. */
export function useCommentForm(subject: CommentSubject, onWritten: (thanks: string) => void) {
  const { draft, ...saved } = useSavedDraft<CommentDraft>(
    `comment:${subject.subOrderId}:${subject.skuId}${subject.isFollowUp ? ':followUp' : ''}`,
    { ...emptyCommentDraft, ...subject.traits, ...subject.earlierDraft },
  );
  const [problems, setProblems] = useState<CommentProblems>({});
  const images = useImages(routes.community.uploadCommentPicture);
  const update = (change: Partial<CommentDraft>) => {
    saved.update(change);
    setProblems((before) => Object.keys(change).reduce(withoutErrors, before));
  };

  const [isSending, submit] = useAction(async () => {
    const reply = await browserApi({ quiet: true }).community.addComment(
      toCommentInput(subject, draft, images.imageIds),
    );
    if (!reply.ok) return setProblems({ form: reply.refusal.message });
    const { points, notice } = reply.value;
    saved.discard();
    if (subject.earlierDraft) return onWritten(notice ?? '已提交修改');
    onWritten(`谢谢你的评价。${points > 0 ? `${points} 积分已到账。` : ''}${notice ?? ''}`);
  });
  async function send(event: FormEvent) {
    event.preventDefault();
    const found = commentProblems(draft, {
      isFollowUp: subject.isFollowUp !== undefined,
      isSending: images.isSending,
    });
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    await submit();
  }
  return { draft, update, problems, images, isSending, send };
}

const toCommentInput = (
  { subOrderId, skuId, isFollowUp }: CommentSubject,
  draft: CommentDraft,
  imageIds: string[],
): Partial<CommentInput> & Pick<CommentInput, 'subOrderId' | 'skuId' | 'stars' | 'content'> => ({
  subOrderId,
  skuId,
  content: draft.content.trim(),
  imageIds,
  stars: isFollowUp?.stars ?? draft.stars,
  ...(isFollowUp
    ? { isFollowUp: true }
    : {
        aspects: Object.entries(draft.aspects).map(([name, stars]) => ({ name, stars })),
        skinType: draft.skinType ?? undefined,
        ageBand: draft.ageBand ?? undefined,
        anonymous: draft.anonymous,
      }),
});
