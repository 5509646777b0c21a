import { accept, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import { schedule } from '#platform/jobs';
import { memberIdOf } from '../author.ts';
import { releaseImages } from '../images/image.queries.ts';
import { IMAGE_EXPIRY_JOB } from '../images/upload-image.ts';
import { deletePost } from './post.queries.ts';

/** Takes back a post of hers: nobody reads it any more, and the files of its pictures go. */
export const removePost = ({ db, actor }: Context, { postId }: { postId: string }) =>
  transaction(db, async (tx) => {
    const memberId = memberIdOf(actor);
    if (!(await deletePost(tx, memberId, postId))) return refuse({ code: 'text-not-found' });
    // From here on they are pictures that nothing came to use: nobody sees them, and the job throws them away.
    for (const { id, expires_at } of await releaseImages(tx, { memberId, kind: 'post', usedId: postId }))
      await schedule(tx, {
        kind: IMAGE_EXPIRY_JOB,
        uniqueKey: id,
        runAt: expires_at,
        payload: { pictureId: id },
      });
    return accept({ postId });
  });
