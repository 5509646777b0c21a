import type { OwnPost } from '@huarong/contract/community';
import { Button, StatusTag, showConfirm, showToast } from '@huarong/ui';
import { browserApi } from '../../../../platform/api/index.ts';
import { dayText } from '../../../account/index.ts';
import { firstLines } from '../first-lines.ts';
import { postPath } from '../post-path.ts';
import styles from './OwnPostRow.module.css';

const STATES: Record<OwnPost['state'], { text: string; tone: 'ok' | 'info' | 'error' }> = {
  shown: { text: '已发布', tone: 'ok' },
  pending: { text: '审核中', tone: 'info' },
  refused: { text: '未通过', tone: 'error' },
};

interface OwnPostRowProps {
  post: OwnPost;
  onRemoved: () => void;
}

/** A post of the member with its state; the author can delete it. */
export const OwnPostRow = ({ post, onRemoved }: OwnPostRowProps) => (
  <article className={styles.post} aria-label={post.title}>
    <p className={styles.head}>
      {post.state === 'shown' ? <a href={postPath(post.postId)}>{post.title}</a> : <b>{post.title}</b>}
      <StatusTag tone={STATES[post.state].tone}>{STATES[post.state].text}</StatusTag>
    </p>
    <p className={styles.text}>{firstLines(post.content)}</p>
    {post.notice && <p className={styles.notice}>{post.notice}</p>}
    <p className={styles.meta}>
      {dayText(post.createdAt)}
      <span>有用 {post.likeCount}</span>
      {post.imageCount > 0 && <span>{post.imageCount} 张图片</span>}
      <span>{post.skus.map(({ name }) => name).join('、')}</span>
      <Button
        kind="soft"
        size="sm"
        aria-label={`删除：${post.title}`}
        onClick={() => remove(post, onRemoved)}
      >
        删除
      </Button>
    </p>
  </article>
);

async function remove({ postId }: OwnPost, onRemoved: () => void) {
  if (!(await showConfirm('删除这篇笔记吗？图片会一并删除，无法恢复。'))) return;
  const reply = await browserApi().community.removePost({ postId });
  if (!reply.ok) return;
  showToast('已删除');
  onRemoved();
}
