import type { TextResource } from '@huarong/contract/content';
import { ButtonLink, ChipLink, ChipRow } from '@huarong/ui';
import picture from '../art/not-found.svg';
import { ErrorActions, ErrorScene } from '../ErrorScene/ErrorScene.tsx';
import styles from './NotFoundScene.module.css';

interface NotFoundSceneProps {
  /** The popular shelves; none when nothing could be asked. */
  categories?: TextResource[];
}

export function NotFoundScene({ categories = [] }: NotFoundSceneProps) {
  return (
    <ErrorScene
      picture={picture}
      kicker="这里原来有一支唇膏"
      title="只剩下影子了"
      text="这个页面可能换了地址，或者商品已经下架。你的购物车和收藏都还在。"
    >
      {categories.length > 0 && (
        <nav className={styles.shelves} aria-label="常逛的品类">
          <b>常逛的品类</b>
          <ChipRow>
            {categories.map((category) => (
              <ChipLink key={category.omniture} href={category.link}>
                {category.content}
              </ChipLink>
            ))}
          </ChipRow>
        </nav>
      )}
      <ErrorActions>
        <ButtonLink kind="ink" href="/">
          返回首页
        </ButtonLink>
        <ButtonLink kind="soft" href="/brand/">
          逛逛品牌馆
        </ButtonLink>
      </ErrorActions>
    </ErrorScene>
  );
}
