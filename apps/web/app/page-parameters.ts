/**
 * The query parameters that each page reads, by its path in routes.ts. The server caches a page by these alone, and
 * renders it without the others: `/?a=1` is the home page. What a page does not read stays in the address bar, where the
 * browser's analytics find the campaign of the visit. A parameter that is missing here does not reach the page.
 */
const listing = ['f', 'sort', 'stock', 'pageNo'] as const;
const bundleChoice = ['c', 'e', 'f'] as const;
const returnPath = ['historyLocation'] as const;

export const pageParameters: Readonly<Record<string, readonly string[]>> = {
  '': [],
  'category/:categoryId': listing,
  search: ['k', ...listing],
  hot: ['k', ...listing],
  weeklyspecials: listing,
  exclusive: listing,
  gift_set: listing,
  'function/:slug': listing,
  tryout: ['pageNo'],
  'campaign/feedback.html': [],
  'campaign/:file': [],
  compare: ['ids', 'only'],
  'cooperation.html': ['progress'],
  rank: ['kind'],
  'rank/:categoryId': ['kind'],
  'guest/:page/:id?': ['orderId', 'line'],
  'product/:file': ['sku'],
  'bundle/:file': bundleChoice,
  'consultation/:file': ['topic', 'page'],
  'community/:file?': ['topic', 'sort', 'page'],
  brand: ['mark', 'q'],
  'brand/story/:file': [],
  'brand/:slug': ['category', 'sort', 'page'],

  myAccount: [],
  'myAccount/profile.html': [],
  'myAccount/privacy': [],
  'myAccount/offlineOrderList': ['store', 'months', 'page'],
  'myAccount/purchaseRecord': ['word', 'page'],
  'myAccount/vanity': [],
  'myAccount/coupon': ['valid', 'place', 'page'],
  'myAccount/integralFlow': ['show', 'months', 'page'],
  'myAccount/myMemberCard': [],
  'myAccount/changeHistory': [],
  restMyCard: ['card', 'months', 'page'],
  'myAccount/feedback': [],
  'myAccount/myMessage': ['type', 'unread', 'page'],
  'myAccount/invoiceList': ['status', 'page'],
  'myAccount/issueInvoice': ['orderId'],
  myOrderList: ['orderStatus', 'orderTime', 'word', 'page'],
  'myOrderList/:orderId': [],
  myOnlineReturn: ['tab', 'page'],
  'onlineReturn/:subOrderId': ['line'],
  'myAccount/returnList': ['page'],
  'myAccount/returnDetails/:returnId': [],
  'myAccount/favorite': ['tab', 'filter', 'sort', 'word', 'page'],
  'myAccount/address': [],
  'myAccount/comment': ['tab', 'kind', 'item', 'order', 'page'],
  'myAccount/posts': ['write', 'product', 'sku', 'page'],
  Research: ['tab', 'survey'],

  shopcart: [],
  order: ['from', 'sku', 'quantity', 'bundle', ...bundleChoice],
  'payment/:orderId': ['by'],
  'payment/result/:orderId': [],

  login: returnPath,
  'login/bind': returnPath,
  'login/social/:provider': ['code', 'state', 'iss'],
  'login/scan': ['code'],
  register: returnPath,
  forgetPassword: [],
  'forgetPassword/reset': ['p'],

  'v2/html/currentLimiting.html': ['historyLocation', 'retryAfter'],
  maintenance: [],
  'demo/ui': [],
  '*': [],
};
