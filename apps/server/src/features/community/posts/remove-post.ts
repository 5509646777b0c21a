import { accept, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { deleteExpiredImageJob } from '../community-jobs.ts';
import { releaseImages } from '../images/image.queries.ts';
import { deletePost } from './post.queries.ts';

/** Deletes the member's own post and the files of its images. */
export const removePost = ({ db, actor }: Context<'member'>, { postId }: { postId: string }) =>
  transaction(db, async (tx) => {
    const { memberId } = actor;
    if (!(await deletePost(tx, memberId, postId))) return refuse({ code: 'text-not-found' });
    // The images are unused and expired now; the job deletes them.
    for (const { id, expires_at } of await releaseImages(tx, { memberId, kind: 'post', usedId: postId }))
      await scheduleJob(tx, deleteExpiredImageJob, {
        uniqueKey: id,
        runAt: expires_at,
        payload: { pictureId: id },
      });
    return accept({ postId });
  });
