import type { Post } from '@huarong/contract/community';
import { Icon } from '@huarong/ui';
import { displayCount, ProductImage, skuPath } from '../../../catalogue/index.ts';
import { firstLines } from '../first-lines.ts';
import { postPath } from '../post-path.ts';
import styles from './PostTile.module.css';

interface PostTileProps {
  post: Post;
  sizes?: string | undefined;
  /** Heading level of the title. */
  level?: 2 | 3 | undefined;
}

/** A post in a list: its image, first lines, product and author. */
export function PostTile({ post, sizes = '17vw', level = 3 }: PostTileProps) {
  const Title = `h${level}` as const;
  const [about] = post.skus;
  const image = post.imageUrls[0] ?? about?.skuImagePath;
  return (
    <article className={styles.post}>
      <a href={postPath(post.postId)} className={styles.link}>
        {image && (
          <span className={styles.image}>
            <ProductImage path={image} alt="" sizes={sizes} />
          </span>
        )}
        <Title>{post.title}</Title>
      </a>
      <p>{firstLines(post.content)}</p>
      {about && (
        <a className={styles.about} href={skuPath(about)}>
          <Icon name="bag" size={12} />
          {about.productName}
        </a>
      )}
      <footer>
        <i aria-hidden="true">{post.author.nickname.slice(0, 1)}</i>
        <b>{post.author.nickname}</b>
        <span>
          <Icon name="like" size={14} label="有用" />
          {displayCount(post.likeCount)}
        </span>
      </footer>
    </article>
  );
}
