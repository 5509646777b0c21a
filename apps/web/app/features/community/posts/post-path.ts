export const COMMUNITY_PATH = '/community/';
export const OWN_POSTS_PATH = '/myAccount/posts';

export const postPath = (postId: string): string => `${COMMUNITY_PATH}${postId}.html`;

export const authorPath = (authorId: string): string => `${COMMUNITY_PATH}author-${authorId}.html`;

/** Breadcrumbs of a post. */
export const postCrumbs = ({ title }: { title: string }) => [
  { label: '首页', href: '/' },
  { label: '花容社区', href: COMMUNITY_PATH },
  { label: title },
];

/** URL of the post form, optionally with a tagged sku. */
export const writePath = (about?: { productId: string; skuId: string }): string =>
  `${OWN_POSTS_PATH}?${new URLSearchParams({
    write: '1',
    ...(about && { product: about.productId, sku: about.skuId }),
  })}`;
