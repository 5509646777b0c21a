import { ButtonLink, ChipLink, ChipRow } from '@huarong/ui';
import type { ReactNode } from 'react';
import type { NearbyPage } from '../../../platform/pages/not-found.ts';
import illustration from '../art/not-found.webp';
import { ErrorActions, ErrorScene } from '../ErrorScene/ErrorScene.tsx';
import styles from './NotFoundScene.module.css';

interface NotFoundSceneProps {
  /** Heading of the links. */
  title: string;
  /** Null when they could not be loaded. */
  links: NearbyPage[] | null;
  /** Between the links and the buttons. */
  children?: ReactNode;
}

export function NotFoundScene({ title, links, children }: NotFoundSceneProps) {
  return (
    <ErrorScene
      illustration={illustration}
      kicker="这里原来有一支唇膏"
      title="只剩下影子了"
      text="这个页面可能换了地址，或者商品已经下架。你的购物车和收藏都还在。"
    >
      {links?.[0]?.href && (
        <nav className={styles.links} aria-label={title}>
          <b>{title}</b>
          <ChipRow>
            {links.map(({ label, href }) => (
              <ChipLink key={href} href={href}>
                {label}
              </ChipLink>
            ))}
          </ChipRow>
        </nav>
      )}
      {children}
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
