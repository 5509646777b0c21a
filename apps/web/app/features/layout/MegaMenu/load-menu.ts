import type { Brand, CategoryBranch, ProductCard } from '@huarong/contract/catalogue';
import type { ImageSlotResource } from '@huarong/contract/content';
import { browserApi } from '../../../platform/api/index.ts';
import { LETTERS } from '../../catalogue/index.ts';
import { splitIntoColumns } from './split-into-columns.ts';

export interface Menu {
  columns: CategoryBranch[][];
  brands: (Brand & { link: string })[];
  /** The first is the product beside the brands. */
  images: ImageSlotResource[];
  guides: ImageSlotResource[];
  picks: ProductCard[];
  /** The letters that have brands. */
  letters: readonly string[];
}

/** Cached for the visit. */
const menus = new Map<string, Promise<Menu | null>>();

/** The menu of a category, loaded once per visit; null when it fails. */
export function loadMenu(categoryId: string): Promise<Menu | null> {
  const cached = menus.get(categoryId);
  if (cached) return cached;
  const loading = isTree(categoryId) ? fetchTreeMenu(categoryId) : fetchCategoryMenu(categoryId);
  menus.set(categoryId, loading);
  // A failed request is repeated the next time.
  void loading.then((menu) => menu ?? menus.delete(categoryId));
  return loading;
}

/** Both come with one call. The panels of other listings come as those of categories do. */
type Tree = 'hot_rec' | 'eb_exclusive';
const isTree = (categoryId: string): categoryId is Tree =>
  categoryId === 'hot_rec' || categoryId === 'eb_exclusive';

async function fetchTreeMenu(tree: Tree): Promise<Menu | null> {
  const reply = await browserApi({ quiet: true }).content.categoryTreeForEbAndHot({});
  if (!reply.ok) return null;
  const { [tree]: branches, letters = LETTERS } = reply.value;
  return { columns: splitIntoColumns(branches), brands: [], images: [], guides: [], picks: [], letters };
}

async function fetchCategoryMenu(categoryId: string): Promise<Menu | null> {
  const reply = await browserApi({ quiet: true }).content.subCategoryGroup({ categoryId });
  if (!reply.ok) return null;
  const { columns, brandList, resourceList, guides = [], picks = [], letters = LETTERS } = reply.value;
  return { columns, brands: brandList, images: resourceList, guides, picks, letters };
}
