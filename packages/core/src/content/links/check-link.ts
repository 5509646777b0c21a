export type LinkState = 'none' | 'fine' | 'outside' | 'dead' | 'redirected' | 'off-sale';

export interface LinkCheck {
  state: LinkState;
  /** What is wrong with it, or what it leads to, in Chinese. */
  text: string;
  /** Where a redirected link ends. */
  to?: string;
}

/** What the pages of the shop are made from. */
export interface LinkDirectory {
  /** A category that was merged is the one it leads to now. */
  category: (id: string) => 'live' | 'hidden' | { movedTo: string } | null;
  /** The address of a brand that is shown. */
  brandPath: (brandId: string) => string | null;
  campaign: (slug: string) => 'live' | 'hidden' | null;
  product: (id: string) => 'on-sale' | 'off-sale' | null;
  bundle: (id: string) => boolean;
  effect: (slug: string) => boolean;
}

/** Pages without anything variable in their address. */
const PAGES: ReadonlySet<string> = new Set([
  '/',
  '/search',
  '/hot',
  '/weeklyspecials',
  '/exclusive',
  '/gift_set',
  '/tryout',
  '/compare',
  '/cooperation.html',
  '/rank',
  '/community',
  '/brand',
  '/shopcart',
  '/order',
  '/login',
  '/register',
  '/forgetPassword',
  '/restMyCard',
  '/myOrderList',
  '/myOnlineReturn',
  '/Research',
  '/myAccount',
  ...[
    'profile.html',
    'privacy',
    'offlineOrderList',
    'purchaseRecord',
    'vanity',
    'coupon',
    'integralFlow',
    'myMemberCard',
    'changeHistory',
    'myMessage',
    'invoiceList',
    'issueInvoice',
    'returnList',
    'favorite',
    'address',
    'comment',
    'posts',
    'feedback',
  ].map((page) => `/myAccount/${page}`),
]);
/** Categories that the search makes by itself. */
const VIRTUAL_CATEGORIES: ReadonlySet<string> = new Set(['hot_rec', 'eb_exclusive']);
/** Pages whose content belongs to shoppers: only their address can be judged. */
const OWN_PAGES = [/^\/guest\/[a-z-]+$/, /^\/community\/[\w.-]+$/, /^\/consultation\/\w{1,20}\.html$/];

const FINE: LinkCheck = { state: 'fine', text: '可以打开' };
const dead = (text: string): LinkCheck => ({ state: 'dead', text });

/** Whether a link of a text leads somewhere. */
export function checkLink(link: string, directory: LinkDirectory): LinkCheck {
  if (link === '') return { state: 'none', text: '没有链接' };
  if (/^#[\w-]+$/.test(link)) return { state: 'fine', text: '本页的一段' };
  if (/^https:\/\/[^/\s]+\.[^/\s]+/.test(link)) return { state: 'outside', text: '外部网址，没有检查' };
  if (!/^\/(?![/\\])/.test(link)) return dead('链接应以 / 或 https:// 开头');
  const path = pathOf(link);
  return path === null ? dead('网址写得不对') : checkPath(path, directory);
}

/** Without query and anchor; null when it cannot be read. */
function pathOf(link: string): string | null {
  const [path = ''] = link.split(/[?#]/);
  if (/[\s\\]/.test(path)) return null;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function checkPath(path: string, directory: LinkDirectory): LinkCheck {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (PAGES.has(bare) || OWN_PAGES.some((pattern) => pattern.test(bare))) return FINE;
  const [, kind, id, more] = bare.split('/');
  if (kind === undefined || id === undefined || (more !== undefined && kind !== 'brand'))
    return dead('商城没有这个页面');
  switch (kind) {
    case 'category':
      return VIRTUAL_CATEGORIES.has(id) ? FINE : checkCategory(id, 'category', directory);
    case 'rank':
      return checkCategory(id, 'rank', directory);
    case 'brand':
      return checkBrand(path, id, more, directory);
    case 'function':
      return directory.effect(id) ? FINE : dead('没有这个功效页');
    case 'campaign':
      return checkCampaign(fileName(id), directory);
    case 'bundle':
      return directory.bundle(fileName(id)) ? FINE : dead('没有这个组合');
    case 'product':
      return checkProduct(fileName(id), directory);
    default:
      return dead('商城没有这个页面');
  }
}

/** Empty when the address does not end as those of pages do. */
const fileName = (file: string): string => /^([\w-]+)\.html$/.exec(file)?.[1] ?? '';

function checkCategory(id: string, kind: 'category' | 'rank', { category }: LinkDirectory): LinkCheck {
  const found = category(id);
  if (found === null) return dead('没有这个分类');
  if (found === 'hidden') return dead('这个分类没有显示');
  return found === 'live'
    ? FINE
    : { state: 'redirected', text: '分类已并入别的分类', to: `/${kind}/${found.movedTo}/` };
}

function checkBrand(path: string, slug: string, more: string | undefined, { brandPath }: LinkDirectory) {
  const isStory = slug === 'story' && more !== undefined;
  if (more !== undefined && !isStory) return dead('商城没有这个页面');
  const [, brandId = ''] = (isStory ? /^(\d{1,9})\.html$/.exec(more) : /(?:^|-)(\d{1,9})$/.exec(slug)) ?? [];
  const known = brandPath(brandId);
  if (known === null) return dead('没有这个品牌');
  const isSame = isStory || withSlash(path) === withSlash(decodeURIComponent(known));
  return isSame ? FINE : { state: 'redirected' as const, text: '品牌的网址已变', to: known };
}
const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

function checkCampaign(slug: string, { campaign }: LinkDirectory): LinkCheck {
  const found = campaign(slug);
  if (found === 'live') return FINE;
  return dead(found === null ? '没有这个专题' : '这个专题没有显示');
}

function checkProduct(id: string, { product }: LinkDirectory): LinkCheck {
  const found = product(id);
  if (found === 'on-sale') return FINE;
  return found === null ? dead('没有这个商品') : { state: 'off-sale', text: '商品没有在卖' };
}
