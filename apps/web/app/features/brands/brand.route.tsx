import { Breadcrumbs } from '@huarong/ui';
import { browserLoader, forEveryone, serverLoader } from '../../platform/pages/loaders.ts';
import type { Route } from './+types/brand.route';
import { BrandFacts } from './BrandFacts/BrandFacts.tsx';
import { BrandGoods } from './BrandGoods/BrandGoods.tsx';
import { BrandHead } from './BrandHead/BrandHead.tsx';
import styles from './brand.module.css';
import { loadBrand } from './brand-data.ts';
import { StoryTeaser } from './StoryTeaser/StoryTeaser.tsx';

export const loader = serverLoader(loadBrand);
export const clientLoader = browserLoader(loadBrand);
export const headers = forEveryone;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: '品牌馆｜花容 HUARONG' }];
  const { brandNameEN, brandNameCN, slogan, origin, productCount } = loaderData.brand;
  return [
    { title: `${brandNameEN} ${brandNameCN}｜花容 HUARONG` },
    {
      name: 'description',
      content: `${brandNameCN}：${slogan}。来自${origin}，花容在售 ${productCount} 件，由品牌方或授权代理商直接供货。`,
    },
  ];
};

export default function Brand({ loaderData }: Route.ComponentProps) {
  const { brand } = loaderData;
  const crumbs = [
    { label: '首页', href: '/' },
    { label: '品牌馆', href: '/brand/' },
    { label: `${brand.brandNameEN} ${brand.brandNameCN}` },
  ];
  return (
    <main id="main">
      <div className={styles.wrap}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <BrandHead brand={brand} />
      <div className={styles.wrap}>
        <BrandFacts brand={brand} />
      </div>
      <BrandGoods {...loaderData} />
      <StoryTeaser brand={brand} />
    </main>
  );
}
