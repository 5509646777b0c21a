/** What kind of page a path is. Used by analytics only. */
export type PageKind =
  | 'home'
  | 'campaign'
  | 'weeklyspecials'
  | 'rank'
  | 'brand'
  | 'hot'
  | 'search'
  | 'product'
  | 'category'
  | 'exclusive'
  | 'function'
  | 'gift_set'
  | 'myAccount'
  | 'other';

/** By the first path segment. The account pages use several. */
const KIND_OF_SEGMENT = new Map<string, PageKind>([
  ['campaign', 'campaign'],
  ['weeklyspecials', 'weeklyspecials'],
  ['rank', 'rank'],
  ['brand', 'brand'],
  ['hot', 'hot'],
  ['search', 'search'],
  ['product', 'product'],
  ['category', 'category'],
  ['exclusive', 'exclusive'],
  ['function', 'function'],
  ['gift_set', 'gift_set'],
  ['myaccount', 'myAccount'],
  ['myorderlist', 'myAccount'],
  ['myonlinereturn', 'myAccount'],
  ['onlinereturn', 'myAccount'],
  ['restmycard', 'myAccount'],
  ['research', 'myAccount'],
]);

export function pageKind(location: string): PageKind {
  const [first, second] = location
    .replace(/[?#].*$/s, '')
    .toLowerCase()
    .split('/')
    .filter(Boolean);
  if (first === undefined) return 'home';
  if (first === 'brand' && second === 'story') return 'campaign';
  return KIND_OF_SEGMENT.get(first) ?? 'other';
}
