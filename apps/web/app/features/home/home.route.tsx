import { useShopNow } from '../../platform/clock/use-shop-now.ts';
import { browserLoader, forEveryone, serverLoader } from '../../platform/pages/loaders.ts';
import type { Route } from './+types/home.route';
import { BrandStrip } from './BrandStrip/BrandStrip.tsx';
import { CarouselText } from './CarouselText/CarouselText.tsx';
import { CategoryTiles } from './CategoryTiles/CategoryTiles.tsx';
import { Hero } from './Hero/Hero.tsx';
import styles from './home.module.css';
import { loadHome } from './home-data.ts';
import { ProductShelf } from './ProductShelf/ProductShelf.tsx';
import { Rail } from './Rail/Rail.tsx';

export const loader = serverLoader(loadHome);
export const clientLoader = browserLoader(loadHome);
export const headers = forEveryone;

export const meta: Route.MetaFunction = () => [
  { title: '花容 HUARONG｜官方授权美妆商城' },
  {
    name: 'description',
    content:
      '花容经营护肤、彩妆、香氛与美发品牌，全部由品牌或其授权代理商直接供货。满 199 元包邮，7 天无理由退货。',
  },
];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { texts, heroes, flashes, categories, wall, groups } = loaderData;
  const now = useShopNow();
  return (
    <>
      <CarouselText lines={texts.carousel_text} now={now} />
      <main id="main">
        <section className={styles.opening} aria-label="今日花容">
          <Hero slides={heroes} />
          <Rail greetings={texts.home_greeting} coupons={texts.home_coupon} flashes={flashes} now={now} />
        </section>
        <CategoryTiles categories={categories} />
        <BrandStrip wall={wall} />
        {groups.map((group) => (
          <ProductShelf key={group.groupId} group={group} />
        ))}
      </main>
    </>
  );
}
