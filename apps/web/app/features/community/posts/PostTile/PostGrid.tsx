import type { Post } from '@huarong/contract/community';
import styles from './PostGrid.module.css';
import { PostTile } from './PostTile.tsx';

/** Five in a row, every second one lower. */
export const PostGrid = ({ posts, level }: { posts: readonly Post[]; level?: 2 | 3 | undefined }) => (
  <ul className={styles.grid}>
    {posts.map((post) => (
      <li key={post.postId}>
        <PostTile post={post} level={level} />
      </li>
    ))}
  </ul>
);
