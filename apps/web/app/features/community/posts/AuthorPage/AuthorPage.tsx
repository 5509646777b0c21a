import type { AuthorPage as AuthorData } from '@huarong/contract/community';
import { Breadcrumbs, ButtonLink, EmptyState, Pager } from '@huarong/ui';
import { displayCount } from '../../../catalogue/index.ts';
import { cardName } from '../card-name.ts';
import { FollowButton } from '../FollowButton/FollowButton.tsx';
import { PostGrid } from '../PostTile/PostGrid.tsx';
import { authorPath, COMMUNITY_PATH } from '../post-path.ts';
import styles from './AuthorPage.module.css';

/** An author: name as in posts, followers, and posts. */
export function AuthorPage({ author, followerCount, total, list, currentPage, totalPages }: AuthorData) {
  return (
    <main id="main" className={styles.wrap}>
      <Breadcrumbs
        crumbs={[
          { label: '首页', href: '/' },
          { label: '花容社区', href: COMMUNITY_PATH },
          { label: author.nickname },
        ]}
      />
      <header className={styles.author}>
        {author.avatarUrl ? (
          <img src={author.avatarUrl} alt="" width={72} height={72} />
        ) : (
          <i aria-hidden="true">{author.nickname.slice(0, 1)}</i>
        )}
        <div>
          <h1>{author.nickname}</h1>
          <p>
            {cardName(author.cardType)} · {displayCount(total)} 篇笔记
          </p>
        </div>
        <div className={styles.follow}>
          <FollowButton
            key={author.authorId}
            authorId={author.authorId}
            nickname={author.nickname}
            followerCount={followerCount}
          />
        </div>
      </header>
      {list.length > 0 ? (
        <PostGrid posts={list} level={2} />
      ) : (
        <EmptyState
          icon="edit"
          title="还没有公开的笔记"
          level={2}
          actions={<ButtonLink href={COMMUNITY_PATH}>看看全部笔记</ButtonLink>}
        />
      )}
      <Pager
        page={currentPage}
        pageCount={totalPages}
        hrefOf={(page) => `${authorPath(author.authorId)}${page > 1 ? `?page=${page}` : ''}`}
      />
    </main>
  );
}
