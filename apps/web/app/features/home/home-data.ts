import type { ProductCard } from '@huarong/contract/catalogue';
import type { TextResource } from '@huarong/contract/content';
import type { Api } from '../../platform/api/index.ts';
import { loadImageSlot, loadTextSlots } from '../../platform/pages/slots.ts';

const TEXTS = ['carousel_text', 'home_greeting', 'home_coupon', 'home_rank', 'left_guide'] as const;
const IMAGES = ['home_hero', 'home_flash', 'home_category', 'home_editorial', 'home_scents'] as const;

export async function loadHome(api: Api) {
  const [texts, images, wall, groups, arrivals, scents] = await Promise.all([
    loadTextSlots(api, TEXTS),
    Promise.all(IMAGES.map((label) => loadImageSlot(api, label))),
    loadWall(api),
    loadGroups(api),
    loadArrivals(api),
    loadScents(api),
  ]);
  const [heroes = [], flashes = [], categories = [], editorials = [], scentImages = []] = images;
  const boards = await Promise.all(texts.home_rank.map((line) => loadBoard(api, line)));
  return {
    texts,
    heroes,
    flashes,
    categories,
    below: {
      guides: texts.left_guide,
      wall,
      boards: boards.flatMap((board) => board ?? []),
      arrivals,
      editorial: editorials[0],
      scents: scentImages[0] && scents ? { image: scentImages[0], ...scents } : null,
      groups,
    },
  };
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>;

const BRANDS = 12;

/** The letters of the brand wall and a dozen brands: the whole wall was a third of the data of the page. */
async function loadWall(api: Api) {
  const reply = await api.catalogue.queryAllBrands({});
  if (!reply.ok) return null;
  const { total, groups } = reply.value;
  return {
    total,
    letters: groups.map(({ letter }) => letter),
    // Exclusive brands first, then the order of the brand wall.
    brands: groups
      .flatMap((group) => group.brandList)
      .sort((a, b) => Number(b.tags.includes('独家')) - Number(a.tags.includes('独家')))
      .slice(0, BRANDS)
      .map(({ brandId, brandNameEN, brandNameCN, link }) => ({ brandId, brandNameEN, brandNameCN, link })),
  };
}
export type BrandWall = NonNullable<Awaited<ReturnType<typeof loadWall>>>;

async function loadGroups(api: Api) {
  const reply = await api.content.recommendPcGroup({});
  // New products have a section of their own.
  return reply.ok ? reply.value.groups.filter(({ groupId }) => groupId !== 'new') : [];
}
export type ProductGroup = Awaited<ReturnType<typeof loadGroups>>[number];

async function loadArrivals(api: Api) {
  const reply = await api.content.newArrivals({ days: 3, perDay: 5 });
  return reply.ok ? reply.value.days : [];
}

const BOARD_PLACES = 5;

/** The editor sets the category (mark) and the title of the board. */
async function loadBoard(api: Api, { content: title, note: category = '', mark, omniture }: TextResource) {
  const reply = await api.catalogue.rankings(mark === undefined ? {} : { categoryId: mark });
  if (!reply.ok || reply.value.list.length === 0) return null;
  const places = reply.value.list
    .slice(0, BOARD_PLACES)
    .map(({ position, soldCount, repurchaseCount, product }) => ({
      position,
      soldCount,
      repurchaseCount,
      product: shownOnBoard(product),
    }));
  return {
    key: omniture,
    title,
    category,
    href: mark === undefined ? '/rank/' : `/rank/${mark}/`,
    places,
  };
}

const SHOWN_ON_BOARD = [
  'productId',
  'skuId',
  'productName',
  'nickname',
  'brandNameEN',
  'brandNameCN',
  'skuImagePath',
  'offerPrice',
  'memberPrices',
  'commentCount',
] as const satisfies readonly (keyof ProductCard)[];

/** What a board shows of a product: its data travel with the page. */
const shownOnBoard = (product: ProductCard) =>
  Object.fromEntries(SHOWN_ON_BOARD.map((field) => [field, product[field]])) as Pick<
    ProductCard,
    (typeof SHOWN_ON_BOARD)[number]
  >;
export type Board = NonNullable<Awaited<ReturnType<typeof loadBoard>>>;

const SCENTS = 4;

/** The first scenes of the scent campaign, each with its product. */
async function loadScents(api: Api) {
  const reply = await api.content.campaign({ slug: 'niche-fragrance' });
  if (!reply.ok) return null;
  const block = reply.value.blocks.find(({ kind }) => kind === 'scents');
  const kit = reply.value.blocks.find(({ kind }) => kind === 'kit');
  if (block?.kind !== 'scents') return null;
  return {
    scenes: block.scenes
      .slice(0, SCENTS)
      .flatMap(({ name, picks: [pick] }) => (pick ? [{ name, ...pick.product }] : [])),
    kit: kit?.kind === 'kit' ? kit.product : null,
  };
}
