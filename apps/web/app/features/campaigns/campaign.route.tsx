import type { CampaignBlock } from '@huarong/contract/content';
import { Breadcrumbs } from '@huarong/ui';
import { browserLoader, publishedPageHeaders, serverLoader } from '../../platform/pages/loaders.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { pageMeta, privatePageMeta } from '../../platform/pages/page-meta.ts';
import { useOffers } from '../coupons/index.ts';
import type { Route } from './+types/campaign.route';
import { CouponFloor } from './CouponFloor/CouponFloor.tsx';
import styles from './campaign.module.css';
import { loadCampaign } from './campaign-data.ts';
import { Floor } from './Floor.tsx';

export const loader = serverLoader(loadCampaign);
export const clientLoader = browserLoader(loadCampaign);
export const headers = publishedPageHeaders;

export const handle: PageHandle = {
  // The bar of a phone has no room for what follows the colon.
  barTitle: ({ data }) =>
    (data as Awaited<ReturnType<typeof loadCampaign>> | undefined)?.title.split('：')[0] ?? '',
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return privatePageMeta('活动');
  const { slug, title, description, blocks } = loaderData;
  return pageMeta(matches, {
    title: `${title}｜花容 HUARONG`,
    description,
    path: `/campaign/${slug}.html`,
    share: `campaign-${slug}`,
    crumbs: [{ label: '首页', href: '/' }, { label: title }],
    products: blocks.flatMap((block) => ('productList' in block ? block.productList : [])),
  });
};

export default function CampaignPage({ loaderData: { slug, title, blocks } }: Route.ComponentProps) {
  const hasHero = blocks.some(({ kind }) => kind === 'hero' || kind === 'scents');
  return (
    <main id="main" key={slug}>
      {!hasHero && (
        <div className={styles.head}>
          <Breadcrumbs crumbs={[{ label: '首页', href: '/' }, { label: title }]} />
          <h1>{title}</h1>
        </div>
      )}
      <Floors blocks={blocks} />
    </main>
  );
}

/** Coupons depend on the visitor, so their floor and its anchor appear only after the offers have loaded. */
function Floors({ blocks }: { blocks: readonly CampaignBlock[] }) {
  const hasCoupons = blocks.some(({ kind }) => kind === 'coupons');
  const coupons = useOffers({ isEnabled: hasCoupons });
  const isHiddenCouponFloor = (id: string) =>
    coupons.offers.length === 0 && blocks[Number(id.slice(1))]?.kind === 'coupons';
  return blocks.map((block, index) => {
    const id = `b${index}`;
    if (block.kind === 'coupons') return <CouponFloor key={id} block={block} id={id} {...coupons} />;
    const shown =
      block.kind === 'anchors'
        ? { ...block, anchors: block.anchors.filter((anchor) => !isHiddenCouponFloor(anchor.id)) }
        : block;
    return <Floor key={id} block={shown} id={id} />;
  });
}
