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
  '/stock': '/stock',
  '/stock/:skuId': `/stock/${facts.skuId}`,
  '/changes': '/changes',
  '/changes/:setId': `/changes/${facts.setId}`,
  '/search-words': '/search-words',
  '/search-words/bench': '/search-words/bench?q=口红',
  '/search-words/pins': '/search-words/pins?new=口红',
  '/search-words/report': '/search-words/report',
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
