import { browserApi } from '../../../platform/api/index.ts';
import { ProductPicture } from '../../catalogue/index.ts';
import { useAnswer } from '../live/use-answer.ts';
import { useNear } from '../live/use-near.ts';
import { Section } from '../Section/Section.tsx';
import styles from './Posts.module.css';

const SHOWN = 4;

/** What members wrote about it; nothing at all while nobody has. */
export function Posts({ productId }: { productId: string }) {
  const { ref, isNear } = useNear<HTMLElement>();
  const { asked } = useAnswer(isNear ? productId : null, () =>
    browserApi({ quiet: true }).community.listPosts({ productId, pageNo: 1, pageSize: SHOWN }),
  );
  const answer = asked.value;
  return (
    <Section id="posts" title="社区笔记" count={answer ? String(answer.total) : undefined} ref={ref}>
      {answer?.total === 0 && <p className={styles.none}>还没有人写到它。</p>}
      <ul className={styles.posts}>
        {answer?.list.map((post) => {
          const picture = post.imageUrls[0] ?? post.skus[0]?.skuImagePath;
          return (
            <li key={post.postId}>
              {picture && (
                <span className={styles.picture}>
                  <ProductPicture path={picture} alt="" sizes="220px" />
                </span>
              )}
              <b>{post.title}</b>
              <p>{post.content}</p>
              <small>
                {post.author.nickname}　{post.likeCount} 赞
              </small>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
