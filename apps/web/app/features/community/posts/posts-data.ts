import type { Api } from '../../../platform/api/index.ts';
import { pageIn } from '../../../platform/pages/define-query.ts';
import type { PageArgs } from '../../../platform/pages/loaders.ts';
import { notFound } from '../../../platform/pages/not-found.ts';
import { unwrapReply } from '../../../platform/session/unwrap-reply.ts';
import { readCommunityQuery } from './query/community-query.ts';

const PAGE_SIZE = 20;
const OWN_PAGE_SIZE = 10;

/** Loads the list of posts, one post, or an author. */
export async function loadCommunity(api: Api, { params, url }: PageArgs) {
  const { file } = params;
  if (file === undefined) return { list: await loadList(api, url), post: null, author: null };
  const authorId = /^author-([0-9a-f]{32})\.html$/.exec(file)?.[1];
  return authorId === undefined
    ? { list: null, post: await loadPost(api, file), author: null }
    : { list: null, post: null, author: await loadAuthor(api, authorId, pageIn(url.searchParams)) };
}

/** Posts of one topic, or of all. Those of followed authors are the member's own: the browser loads them. */
async function loadList(api: Api, url: URL) {
  const query = readCommunityQuery(url.searchParams);
  const { topic, sort, page } = query;
  const paging =
    sort === 'followed' ? { pageNo: 1, pageSize: 1 } : { pageNo: page, pageSize: PAGE_SIZE, sort };
  return { query, posts: unwrapReply(await api.community.allPosts({ ...paging, ...(topic && { topic }) })) };
}
export type CommunityList = Awaited<ReturnType<typeof loadList>>;

async function loadAuthor(api: Api, authorId: string, pageNo: number) {
  const reply = await api.community.authorPosts({ authorId, pageNo, pageSize: PAGE_SIZE });
  if (!reply.ok) throw notFound();
  return reply.value;
}

async function loadPost(api: Api, file: string) {
  const postId = /^([\w-]{1,64})\.html$/.exec(file)?.[1];
  if (!postId) throw notFound();
  const reply = await api.community.postDetail({ postId });
  if (!reply.ok) throw notFound();
  return reply.value;
}

/** The member's posts, or the form for a new one at the same path. One route serves both because every route adds to the manifest of a first visit. */
export async function loadOwnPosts(api: Api, args: PageArgs) {
  const { searchParams } = args.url;
  if (searchParams.has('write')) return { writing: await loadPostForm(api, args), list: null };
  const page = pageIn(searchParams);
  const posts = unwrapReply(await api.community.myPosts({ pageNo: page, pageSize: OWN_PAGE_SIZE }));
  return { writing: null, list: { page, posts } };
}
export type OwnPostsData = Awaited<ReturnType<typeof loadOwnPosts>>;

/** A post started from a product page tags the sku shown there. */
async function loadPostForm(api: Api, { url }: PageArgs) {
  const productId = url.searchParams.get('product');
  const skuId = url.searchParams.get('sku');
  const [popular, product] = await Promise.all([
    api.community.allPosts({ pageNo: 1, pageSize: 1 }),
    productId && /^\w{1,20}$/.test(productId) ? api.catalogue.detail({ productId }) : null,
  ]);
  const sku = product?.ok ? product.value.skus.find((each) => each.skuId === skuId) : undefined;
  return {
    topics: popular.ok ? popular.value.topics.map(({ topic }) => topic) : [],
    about:
      product?.ok && sku
        ? [{ skuId: sku.skuId, name: `${product.value.productName} ${sku.skuName}`, note: '' }]
        : [],
  };
}
