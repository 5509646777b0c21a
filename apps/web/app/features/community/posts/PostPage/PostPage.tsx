import type { Post } from '@huarong/contract/community';
import { Breadcrumbs, Icon } from '@huarong/ui';
import { sharePage } from '../../../../platform/components/share-page.ts';
import { momentText } from '../../../account/index.ts';
import { cardName } from '../card-name.ts';
import { FollowButton } from '../FollowButton/FollowButton.tsx';
import { LikeButton } from '../LikeButton/LikeButton.tsx';
import { PostComments } from '../PostComments/PostComments.tsx';
import { PostGallery } from '../PostGallery/PostGallery.tsx';
import { authorPath, postCrumbs } from '../post-path.ts';
import { communityPath } from '../query/community-query.ts';
import { RelatedPosts } from '../RelatedPosts/RelatedPosts.tsx';
import { ReportButton } from '../ReportButton/ReportButton.tsx';
import { TaggedSkus } from '../TaggedSkus/TaggedSkus.tsx';
import styles from './PostPage.module.css';

const ALL_POSTS = { sort: 'popular', topic: '', page: 1 } as const;

/** One post: images on the left, text and products on the right. */
export function PostPage({ post }: { post: Post }) {
  const images =
    post.imageUrls.length > 0 ? post.imageUrls : post.skus.flatMap((sku) => sku.skuImagePath ?? []);
  return (
    <main id="main" className={styles.wrap}>
      <Breadcrumbs crumbs={postCrumbs(post)} />
      <div className={styles.post}>
        <PostGallery key={post.postId} paths={images} title={post.title} skus={post.skus} />
        <article className={styles.article}>
          <header>
            {post.author.avatarUrl ? (
              <img src={post.author.avatarUrl} alt="" width={40} height={40} />
            ) : (
              <i aria-hidden="true">{post.author.nickname.slice(0, 1)}</i>
            )}
            <div>
              <AuthorName author={post.author} />
              <p>
                {cardName(post.author.cardType)}
                {post.isBuyer && ' · 已购核验'}
              </p>
            </div>
            {post.author.authorId && (
              <div className={styles.follow}>
                <FollowButton
                  key={post.author.authorId}
                  authorId={post.author.authorId}
                  nickname={post.author.nickname}
                />
              </div>
            )}
          </header>
          <h1>{post.title}</h1>
          <p className={styles.text}>{post.content}</p>
          <p className={styles.meta}>
            {post.topics.map((topic) => (
              <a key={topic} href={communityPath(ALL_POSTS, { topic })}>
                #{topic}
              </a>
            ))}
            <time dateTime={post.createdAt}>{momentText(post.createdAt)}</time>
          </p>
          <TaggedSkus skus={post.skus} />
          <footer className={styles.foot}>
            <LikeButton key={post.postId} post={post} />
            <a href="#comments">
              <Icon name="chat" size={16} />
              评论
            </a>
            <button type="button" onClick={() => sharePage(post.title)}>
              <Icon name="share" size={16} />
              分享
            </button>
            <ReportButton kind="post" targetId={post.postId} />
          </footer>
          <p className={styles.notice}>
            {post.isBuyer && '作者在花容购买过文中商品，订单已核验。'}
            笔记为个人体验，不代表花容的产品声明。
          </p>
        </article>
      </div>
      <PostComments postId={post.postId} />
      <RelatedPosts post={post} />
    </main>
  );
}

const AuthorName = ({ author: { authorId, nickname } }: Pick<Post, 'author'>) =>
  authorId ? (
    <b>
      <a href={authorPath(authorId)}>{nickname}</a>
    </b>
  ) : (
    <b>{nickname}</b>
  );
