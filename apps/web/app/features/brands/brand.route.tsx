import { Breadcrumbs } from '@huarong/ui';
import { browserLoader, publishedPageHeaders, serverLoader } from '../../platform/pages/loaders.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { pageMeta, privatePageMeta } from '../../platform/pages/page-meta.ts';
import type { Route } from './+types/brand.route';
import { BrandBestSellers } from './BrandBestSellers/BrandBestSellers.tsx';
import { BrandCategories } from './BrandCategories/BrandCategories.tsx';
import { BrandFacts } from './BrandFacts/BrandFacts.tsx';
import { BrandHead } from './BrandHead/BrandHead.tsx';
import { BrandProducts } from './BrandProducts/BrandProducts.tsx';
import styles from './brand.module.css';
import { loadBrand } from './brand-data.ts';
import { StoryTeaser } from './StoryTeaser/StoryTeaser.tsx';

export const loader = serverLoader(loadBrand);
export const clientLoader = browserLoader(loadBrand);
export const headers = publishedPageHeaders;

export const handle: PageHandle = {
  barTitle: ({ data }) =>
    (data as Awaited<ReturnType<typeof loadBrand>> | undefined)?.brand.brandNameCN ?? '品牌馆',
  barParent: '/brand/',
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return privatePageMeta('品牌馆');
  const { brandId, brandNameEN, brandNameCN, slogan, origin, productCount } = loaderData.brand;
  return pageMeta(matches, {
    title: `${brandNameEN} ${brandNameCN}｜花容 HUARONG`,
    description: `${brandNameCN}：${slogan}。来自${origin}，花容在售 ${productCount} 件，由品牌方或授权代理商直接供货。`,
    path: loaderData.brand.link,
    share: `brand-${brandId}`,
    crumbs: crumbsOf(loaderData.brand),
  });
};

const crumbsOf = ({ brandNameEN, brandNameCN }: { brandNameEN: string; brandNameCN: string }) => [
  { label: '首页', href: '/' },
  { label: '品牌馆', href: '/brand/' },
  { label: `${brandNameEN} ${brandNameCN}` },
];

export default function Brand({ loaderData }: Route.ComponentProps) {
  const { brand, query, followers, bestSellers } = loaderData;
  return (
    <main id="main">
      <div className={styles.wrap}>
        <Breadcrumbs crumbs={crumbsOf(brand)} />
      </div>
      <BrandHead brand={brand} followers={followers} />
      <div className={styles.wrap}>
        <BrandFacts brand={brand} />
      </div>
      <BrandCategories brand={brand} query={query} />
      <BrandBestSellers products={bestSellers} />
      <BrandProducts {...loaderData} />
      <StoryTeaser brand={brand} />
    </main>
  );
}
