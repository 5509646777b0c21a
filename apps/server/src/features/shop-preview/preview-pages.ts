import { encodeKeyword } from '@huarong/core/search';
import type { Queryable } from '#platform/database';
import { brandLink, type Snapshot } from '../catalogue/index.ts';
import { findShownCampaign } from './preview.queries.ts';

/** The kinds of pages of the shop, each with an address to begin at: that of a product which is on sale now. */
export async function listPreviewPages(db: Queryable, snapshot: Snapshot) {
  const { topCategories, byCategory } = snapshot;
  const category = topCategories.find(({ id }) => (byCategory.get(id)?.length ?? 0) > 0);
  const product = category && byCategory.get(category.id)?.[0];
  const campaign = await findShownCampaign(db);
  const page = (kind: string, name: string, path: string) => ({ kind, name, path });
  return [
    page('home', '首页', '/'),
    ...(category
      ? [
          page('category', '分类页', `/category/${category.id}/`),
          page('search', '搜索结果', `/search/?k=${encodeURIComponent(encodeKeyword(category.name))}`),
        ]
      : []),
    ...(product
      ? [
          page('product', '商品页', `/product/${product.id}.html`),
          page('brand', '品牌页', brandLink(product.brand)),
        ]
      : []),
    page('brands', '品牌馆', '/brand/'),
    ...(campaign ? [page('campaign', '专题', `/campaign/${campaign.slug}.html`)] : []),
    page('new-arrivals', '每日上新', '/campaign/new-arrivals.html'),
    page('rankings', '花容榜', '/rank/'),
    page('specials', '本周特惠', '/weeklyspecials/'),
    page('exclusive', '独家首发', '/exclusive/'),
    page('gift-sets', '礼盒', '/gift_set/'),
    page('cart', '购物车', '/shopcart'),
    page('help', '客服中心', '/campaign/service.html'),
  ];
}
