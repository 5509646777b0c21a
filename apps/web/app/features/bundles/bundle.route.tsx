import type { Bundle } from '@huarong/contract/bundles';
import { Breadcrumbs } from '@huarong/ui';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { browserLoader, publishedPageHeaders, serverLoader } from '../../platform/pages/loaders.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { pageMeta, privatePageMeta } from '../../platform/pages/page-meta.ts';
import { bundlePath } from '../catalogue/index.ts';
import type { Route } from './+types/bundle.route';
import { BuilderSheet } from './BuilderSheet/BuilderSheet.tsx';
import { fullCountText } from './builder-texts.ts';
import styles from './bundle.module.css';
import { loadBundle } from './bundle-data.ts';

export const loader = serverLoader(loadBundle);
export const clientLoader = browserLoader(loadBundle);
export const headers = publishedPageHeaders;
export const handle: PageHandle = {
  barTitle: ({ data }) => (data as Route.ComponentProps['loaderData'] | undefined)?.bundle.title ?? '定制',
};

/** Another choice stays on the same page, which requests the price itself. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return privatePageMeta('定制');
  const { bundle } = loaderData;
  const { title, brandNameCN, parts, partName, engraving } = bundle;
  return pageMeta(matches, {
    title: `${brandNameCN} ${title}｜花容 HUARONG`,
    description: `${brandNameCN} ${title}：${parts.length} 款${partName}，自选${fullCountText(bundle)}${engraving ? '，可刻字' : ''}。`,
    path: bundlePath(bundle.bundleId),
    kind: 'product',
    crumbs: crumbsOf(bundle),
  });
};

const crumbsOf = ({ categoryPath = [], title }: Bundle) => [
  { label: '首页', href: '/' },
  ...categoryPath.map(({ id, name }) => ({ label: name, href: `/category/${id}/` })),
  { label: title },
];

export default function BundlePage({ loaderData: { bundle, price } }: Route.ComponentProps) {
  return (
    <main id="main" className={styles.wrap}>
      <Breadcrumbs crumbs={crumbsOf(bundle)} />
      <BuilderSheet key={bundle.bundleId} bundle={bundle} initialPrice={price} />
    </main>
  );
}
