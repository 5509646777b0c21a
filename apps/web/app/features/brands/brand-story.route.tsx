import { Breadcrumbs, CardGrid, SectionHead } from '@huarong/ui';
import { browserLoader, publishedPageHeaders, serverLoader } from '../../platform/pages/loaders.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { pageMeta, privatePageMeta } from '../../platform/pages/page-meta.ts';
import { ProductTile } from '../catalogue/index.ts';
import type { Route } from './+types/brand-story.route';
import styles from './brand-story.module.css';
import { StoryChapters } from './StoryChapters/StoryChapters.tsx';
import { StoryHero } from './StoryHero/StoryHero.tsx';
import { loadStory } from './story-data.ts';

export const loader = serverLoader(loadStory);
export const clientLoader = browserLoader(loadStory);
export const headers = publishedPageHeaders;

export const handle: PageHandle = { barTitle: '品牌故事', barParent: '/brand/' };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return privatePageMeta('品牌故事');
  const { brandId, brandNameEN, brandNameCN, slogan, facts } = loaderData.brand;
  return pageMeta(matches, {
    title: `${brandNameCN} ${brandNameEN} 品牌故事｜花容 HUARONG`,
    description: `${slogan}。${facts.story[0]?.slice(0, 70) ?? ''}`,
    path: `/brand/story/${brandId}.html`,
    share: `brand-${brandId}`,
  });
};

export default function BrandStory({ loaderData: { brand, products } }: Route.ComponentProps) {
  const { brandNameEN, brandNameCN, link, productCount } = brand;
  const crumbs = [
    { label: '首页', href: '/' },
    { label: '品牌馆', href: '/brand/' },
    { label: `${brandNameEN} ${brandNameCN}`, href: link },
    { label: '品牌故事' },
  ];
  return (
    <main id="main">
      <div className={styles.wrap}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <StoryHero brand={brand} />
      <StoryChapters brand={brand} />
      {products.length > 0 && (
        <section className={styles.products}>
          <SectionHead
            title="故事里的东西"
            sub={brandNameEN}
            more={{ label: `全部 ${productCount} 件`, href: link }}
          />
          <CardGrid sample>
            {products.map((product) => (
              <ProductTile key={product.productId} product={product} />
            ))}
          </CardGrid>
        </section>
      )}
    </main>
  );
}
