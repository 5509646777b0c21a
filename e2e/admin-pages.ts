import adminRouteTree from '../apps/admin/app/routes.ts';
import type { AdminFacts } from './admin-facts.ts';

type RouteEntry = (typeof adminRouteTree)[number];
const flatten = (entries: readonly RouteEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) => (children ? flatten(children) : [index ? '/' : `/${path}`]));
/** Every page of the admin, as its routes name it. */
export const adminPatterns: readonly string[] = flatten(adminRouteTree);

/** An address for every page, by its pattern. */
export const addressesOf = (facts: AdminFacts): Record<string, string> => ({
  '/login': '/login',
  '/login/second': '/login/second',
  '/enrol/:token': `/enrol/${facts.token}`,
  '/': '/',
  '/search': '/search?q=2026',
  '/orders': '/orders',
  '/orders/scan': '/orders/scan',
  '/orders/ship-file': '/orders/ship-file',
  '/orders/pick-lists': '/orders/pick-lists',
  '/orders/:orderId': `/orders/${facts.orderId}`,
  '/print/pick-list/:id': `/print/pick-list/${facts.pickListId}`,
  '/print/delivery-notes': `/print/delivery-notes?ids=${facts.orderId}-1`,
  '/me': '/me',
  '/approvals': '/approvals',
  '/approvals/:approvalId': `/approvals/${facts.approvalId}`,
  '/returns/receive': `/returns/receive?return=${facts.returnId}`,
  '/returns/:returnId?': `/returns/${facts.returnId}`,
  '/refunds': '/refunds',
  '/products': '/products',
  '/products/new': '/products/new',
  '/products/:productId': `/products/${facts.productId}`,
  '/products/:productId/skus': `/products/${facts.productId}/skus`,
  '/products/:productId/history': `/products/${facts.productId}/history`,
  '/stock': '/stock',
  '/stock/takes': '/stock/takes',
  '/stock/takes/:takeId': `/stock/takes/${facts.takeId}`,
  '/print/count-sheet/:takeId': `/print/count-sheet/${facts.takeId}`,
  '/stock/:skuId': `/stock/${facts.skuId}`,
  '/grid': '/grid?q=唇刷',
  '/import': '/import',
  '/import/:importId': `/import/${facts.importId}`,
  '/media': `/media?image=${facts.mediaId}`,
  '/changes': '/changes',
  '/changes/:setId': `/changes/${facts.setId}`,
  '/staff': '/staff',
  '/staff/:staffId': `/staff/${facts.staffId}`,
  '/roles': '/roles',
  '/roles/:roleId': `/roles/${facts.roleId}`,
  '/audit': '/audit',
  '/members': '/members',
  '/members/receipts': '/members/receipts',
  '/marketing': '/marketing',
  '/members/:memberId': `/members/${facts.memberId}`,
  '/gallery': '/gallery',
  '/moderation': '/moderation',
  '/cooperation': '/cooperation',
  '/cooperation/:receiptNo': `/cooperation/${facts.receiptNo}`,
  '/jobs': '/jobs',
  '/*': '/no-such-page',
});
