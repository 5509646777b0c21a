import type { CommentInput } from '@huarong/contract/community';
import { routes } from '@huarong/contract/routes';
import { type FormEvent, useState } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';
import { useImages } from '../../../uploads/index.ts';
import { type Draft, emptyDraft, type Problems, problemsOf } from './draft.ts';

/** What is written about; a follow-up keeps the stars its comment gave. */
export interface Subject {
  subOrderId: string;
  skuId: string;
  isFollowUp?: { stars: number } | undefined;
  /** What came back, to be put right. */
  sentBack?: Partial<Draft> | undefined;
}

/** The comment being written, and how it is sent. */
export function useWriting(subject: Subject, onWritten: (thanks: string) => void) {
  const [draft, setDraft] = useState<Draft>({ ...emptyDraft, ...subject.sentBack });
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setSending] = useState(false);
  const pictures = useImages(routes.community.uploadCommentPicture);
  const fill = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));

  async function send(event: FormEvent) {
    event.preventDefault();
    const found = problemsOf(draft, {
      isFollowUp: subject.isFollowUp !== undefined,
      isSending: pictures.isSending,
    });
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    const reply = await browserApi({ quiet: true }).community.addComment(
      inputOf(subject, draft, pictures.imageIds),
    );
    setSending(false);
    if (!reply.ok) return setProblems({ form: reply.refusal.message });
    const { points, notice } = reply.value;
    if (subject.sentBack) return onWritten(notice ?? '已提交修改');
    onWritten(`谢谢你的评价。${points > 0 ? `${points} 积分已到账。` : ''}${notice ?? ''}`);
  }
  return { draft, fill, problems, pictures, isSending, send };
}

const inputOf = (
  { subOrderId, skuId, isFollowUp }: Subject,
  draft: Draft,
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
        skinType: draft.skinType,
        ageBand: draft.ageBand,
        anonymous: draft.anonymous,
      }),
});
