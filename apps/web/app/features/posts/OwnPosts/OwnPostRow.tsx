import type { OwnPost } from '@huarong/contract/community';
import { StatusTag } from '@huarong/ui';
import { dayText } from '../../account/index.ts';
import { postPath } from '../post-path.ts';
import styles from './OwnPostRow.module.css';

const STATES: Record<OwnPost['state'], { text: string; tone: 'ok' | 'info' | 'error' }> = {
  shown: { text: '已发布', tone: 'ok' },
  pending: { text: '审核中', tone: 'info' },
  refused: { text: '未通过', tone: 'error' },
};

/** A post of hers: others read it, or she reads why they do not. */
export const OwnPostRow = ({ post }: { post: OwnPost }) => (
  <article className={styles.post} aria-label={post.title}>
    <p className={styles.head}>
      {post.state === 'shown' ? <a href={postPath(post.postId)}>{post.title}</a> : <b>{post.title}</b>}
      <StatusTag tone={STATES[post.state].tone}>{STATES[post.state].text}</StatusTag>
    </p>
    <p className={styles.words}>{post.content}</p>
    {post.notice && <p className={styles.notice}>{post.notice}</p>}
    <p className={styles.meta}>
      {dayText(post.createdAt)}
      <span>有用 {post.likeCount}</span>
      {post.imageCount > 0 && <span>{post.imageCount} 张图片</span>}
      <span>{post.skus.map(({ name }) => name).join('、')}</span>
    </p>
  </article>
);
