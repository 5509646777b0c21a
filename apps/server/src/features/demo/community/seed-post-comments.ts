import type { DemoPostComment } from '@huarong/catalogue/community';
import { insertRows, type Tx } from '#platform/database';

interface SeededPost {
  id: string;
  author: string;
  card: string;
  comments: readonly DemoPostComment[];
}

/** The comments below the demo posts, with the answers of their authors. */
export async function seedPostComments(tx: Tx, posts: readonly SeededPost[], ago: (hours: number) => string) {
  const rows = posts.flatMap((post) =>
    post.comments.map((comment, index) => ({ post, comment, id: `${post.id}-comment-${index + 1}` })),
  );
  await insertRows(
    tx,
    'post_comment',
    rows.map(({ id, post, comment }) => ({
      id,
      post_id: post.id,
      parent_id: null,
      author_name: comment.author,
      author_card: comment.card,
      is_by_poster: false,
      content: comment.content,
      state: 'shown',
      like_count: comment.likes,
      created_at: ago(comment.hoursAgo),
    })),
  );
  await insertRows(
    tx,
    'post_comment',
    rows.flatMap(({ id, post, comment: { answer } }) =>
      answer
        ? [
            {
              id: `${id}-answer`,
              post_id: post.id,
              parent_id: id,
              author_name: post.author,
              author_card: post.card,
              is_by_poster: true,
              content: answer.content,
              state: 'shown',
              like_count: 0,
              created_at: ago(answer.hoursAgo),
            },
          ]
        : [],
    ),
  );
}
