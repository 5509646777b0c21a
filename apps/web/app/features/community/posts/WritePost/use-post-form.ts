import { routes } from '@huarong/contract/routes';
import { showToast } from '@huarong/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserApi } from '../../../../platform/api/index.ts';
import { useSavedDraft } from '../../../../platform/forms/use-saved-draft.ts';
import { withoutErrors } from '../../../../platform/forms/without-errors.ts';
import { useImages } from '../../../uploads/index.ts';
import { OWN_POSTS_PATH, postPath } from '../post-path.ts';
import { type PostDraft, type PostProblems, postInput, postProblems, type TaggedSku } from './post-draft.ts';

/** State and submission of the post form. A post held for review leads to the author's posts, which show why. */
export function usePostForm(about: readonly TaggedSku[]) {
  const { draft, ...saved } = useSavedDraft<PostDraft>(`post:${about.map(({ skuId }) => skuId).join(',')}`, {
    ...{ title: '', content: '', topics: '', skus: about },
  });
  const [problems, setProblems] = useState<PostProblems>({});
  const images = useImages(routes.community.uploadCommentPicture);
  const navigate = useNavigate();
  const update = (change: Partial<PostDraft>) => {
    saved.update(change);
    setProblems((before) => Object.keys(change).reduce(withoutErrors, before));
  };

  const [isSending, submit] = useAction(async () => {
    const reply = await browserApi({ quiet: true }).community.addPost(postInput(draft, images.imageIds));
    if (!reply.ok) return setProblems({ form: reply.refusal.message });
    const { state, notice, postId } = reply.value;
    saved.discard();
    showToast(notice ?? '笔记已发布');
    await navigate(state === 'shown' ? postPath(postId) : OWN_POSTS_PATH);
  });
  async function send(event: FormEvent) {
    event.preventDefault();
    const found = postProblems(draft, { isSending: images.isSending });
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    await submit();
  }
  return { draft, update, problems, images, isSending, send };
}
