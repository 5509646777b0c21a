import type { PostComment } from '@huarong/contract/community';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';

const PAGE_SIZE = 10;

interface LoadedComments {
  list: readonly PostComment[];
  total: number;
  hasMore: boolean;
}
export type CommentsState =
  | { state: 'loading' }
  | { state: 'failed' }
  | ({ state: 'loaded' } & LoadedComments);

/** The comments of a post, page after page; `reader` changes when the member signs in, whose likes are marked. */
export function usePostComments(postId: string, isNear: boolean, reader: string) {
  const [comments, setComments] = useState<CommentsState>({ state: 'loading' });
  const [version, setVersion] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reader` and `version` load the list anew
  useEffect(() => {
    if (!isNear) return;
    let isCurrent = true;
    void browserApi({ quiet: true })
      .community.postComments({ postId, pageSize: PAGE_SIZE })
      .then((reply) => {
        if (isCurrent) setComments(reply.ok ? { state: 'loaded', ...reply.value } : { state: 'failed' });
      });
    return () => {
      isCurrent = false;
    };
  }, [postId, isNear, reader, version]);

  async function loadMore() {
    if (comments.state !== 'loaded') return;
    const after = comments.list.at(-1)?.postCommentId;
    const reply = await browserApi().community.postComments({
      postId,
      pageSize: PAGE_SIZE,
      ...(after && { after }),
    });
    // The last comment may be deleted meanwhile: the list begins anew.
    if (!reply.ok) return setVersion((count) => count + 1);
    const known = new Set(comments.list.map(({ postCommentId }) => postCommentId));
    const added = reply.value.list.filter(({ postCommentId }) => !known.has(postCommentId));
    setComments({ ...reply.value, state: 'loaded', list: [...comments.list, ...added] });
  }
  return { comments, loadMore, reload: () => setVersion((count) => count + 1) };
}
