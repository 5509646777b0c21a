import type { Comment as CommentView } from '@huarong/contract/community';
import { STORE, shanghaiDate } from '@huarong/core/shared';
import { Icon, Stars } from '@huarong/ui';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserApi } from '../../../../platform/api/index.ts';
import { ReportButton } from '../../../community/index.ts';
import { CommentImages } from './CommentImages.tsx';
import styles from './Comments.module.css';

const SKIN_TYPES: Record<NonNullable<CommentView['author']['skinType']>, string> = {
  dry: '干性肌肤',
  normal: '中性肌肤',
  combinationDry: '混合偏干',
  combinationOily: '混合偏油',
  oily: '油性肌肤',
  sensitive: '敏感肌',
};

const CARD_NAMES: Record<string, string> = Object.fromEntries(
  Object.entries(STORE.cards).map(([type, { name }]) => [type, name]),
);

const ageText = (band: string) => (band.endsWith('+') ? `${band.slice(0, -1)} 岁以上` : `${band} 岁`);

/** One comment. User content is rendered as plain text only. */
export function Comment({ comment, onVoted }: { comment: CommentView; onVoted: () => void }) {
  const { author, followUp, reply } = comment;
  const skin = author.skinType && SKIN_TYPES[author.skinType];
  const age = author.ageBand && ageText(author.ageBand);
  const level = CARD_NAMES[author.cardType ?? ''];

  const [isVoting, vote] = useAction(async () => {
    const voted = await browserApi().community.voteComment({
      commentId: comment.commentId,
      helpful: !comment.isHelpful,
    });
    if (voted.ok) onVoted();
  });

  return (
    <article className={styles.comment}>
      <div className={styles.author}>
        {author.avatarUrl ? (
          <img src={author.avatarUrl} alt="" width={36} height={36} loading="lazy" />
        ) : (
          <i aria-hidden="true">{author.nickname.slice(0, 1)}</i>
        )}
        <b>{author.nickname}</b>
        <small>
          {skin && <span>{age ? `${skin} ·` : skin}</span>} {age && <span>{age}</span>}
        </small>
        {level && <small>{level}会员</small>}
      </div>
      <div>
        <p className={styles.meta}>
          <Stars score={comment.stars} />
          <small>
            {shanghaiDate(new Date(comment.createdAt))}　{comment.skuName}
          </small>
        </p>
        <p className={styles.content}>{comment.content}</p>
        <CommentImages urls={comment.imageUrls} title={`${author.nickname}的评价`} />
        {followUp && (
          <div className={styles.followUp}>
            <b>使用 {followUp.daysOfUse} 天后追评</b>
            <p>{followUp.content}</p>
            <CommentImages urls={followUp.imageUrls} title={`${author.nickname}的追评`} />
          </div>
        )}
        {reply && (
          <p className={styles.reply}>
            <b>花容美妆顾问</b>
            {reply.content}
          </p>
        )}
        <div className={styles.foot}>
          <button type="button" onClick={vote} disabled={isVoting} aria-pressed={comment.isHelpful ?? false}>
            <Icon name="like" size={14} filled={comment.isHelpful} />
            有用 {comment.helpfulCount}
          </button>
          <ReportButton kind="comment" targetId={comment.commentId} />
        </div>
      </div>
    </article>
  );
}
