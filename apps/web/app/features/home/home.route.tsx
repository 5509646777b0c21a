import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useShopNow } from '../../platform/clock/use-shop-now.ts';
import { browserLoader, publishedPageHeaders, serverLoader } from '../../platform/pages/loaders.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import type { Route } from './+types/home.route';
import { CarouselText } from './CarouselText/CarouselText.tsx';
import { CategoryTiles } from './CategoryTiles/CategoryTiles.tsx';
import { Hero } from './Hero/Hero.tsx';
import styles from './home.module.css';
import { loadHome } from './home-data.ts';
import { Rail } from './Rail/Rail.tsx';

export const handle: PageHandle = { bar: 'top' };

export const loader = serverLoader(loadHome);
export const clientLoader = browserLoader(loadHome);
export const headers = publishedPageHeaders;

/** Not needed for the first screen: the server renders BelowFold; the gift exists only in the browser. */
const BelowFold = lazy(() => import('./BelowFold/BelowFold.tsx'));
const FirstOrderGift = lazy(() => import('./FirstOrderGift/FirstOrderGift.tsx'));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '花容 HUARONG｜官方授权美妆商城',
    description:
      '花容经营护肤、彩妆、香氛与美发品牌，全部由品牌或其授权代理商直接供货，满额包邮，支持无理由退货。',
    path: '/',
  });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { texts, heroes, flashes, categories, below } = loaderData;
  const now = useShopNow();
  return (
    <>
      <main id="main" className={styles.page}>
        <CarouselText lines={texts.carousel_text} now={now} />
        <section className={styles.opening} aria-label="今日花容">
          <Hero slides={heroes} />
          <Rail greetings={texts.home_greeting} coupons={texts.home_coupon} flashes={flashes} now={now} />
        </section>
        <CategoryTiles categories={categories} />
        <Suspense>
          <BelowFold below={below} />
        </Suspense>
      </main>
      <DelayedRender>
        <FirstOrderGift />
      </DelayedRender>
    </>
  );
}

/** Renders its children one second after hydration; they are not part of the cached page. */
function DelayedRender({ children }: { children: ReactNode }) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), 1000);
    return () => clearTimeout(timer);
  }, []);
  return isReady ? <Suspense>{children}</Suspense> : null;
}
