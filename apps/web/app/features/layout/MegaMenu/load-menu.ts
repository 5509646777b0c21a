import type { Brand, CategoryBranch } from '@huarong/contract/catalogue';
import type { ImageSlotResource } from '@huarong/contract/content';
import { browserApi } from '../../../platform/api/index.ts';
import { intoThreeColumns } from './split-into-columns.ts';

export interface Menu {
  columns: CategoryBranch[][];
  brands: (Brand & { link: string })[];
  /** The first is the product beside the brands. */
  pictures: ImageSlotResource[];
}

/** Menus of this visit. */
const menus = new Map<string, Promise<Menu | null>>();

/** What a category opens; asked for once a visit. Null when it cannot be had. */
export function menuOf(categoryId: string): Promise<Menu | null> {
  const known = menus.get(categoryId);
  if (known) return known;
  const asked = isTree(categoryId) ? askForTree(categoryId) : askForCategory(categoryId);
  menus.set(categoryId, asked);
  // What could not be had is asked for again at the next look.
  void asked.then((menu) => menu ?? menus.delete(categoryId));
  return asked;
}

type Tree = 'hot_rec' | 'eb_exclusive';
const isTree = (categoryId: string): categoryId is Tree =>
  categoryId === 'hot_rec' || categoryId === 'eb_exclusive';

async function askForTree(tree: Tree): Promise<Menu | null> {
  const reply = await browserApi({ quiet: true }).content.categoryTreeForEbAndHot({});
  return reply.ok ? { columns: intoThreeColumns(reply.value[tree]), brands: [], pictures: [] } : null;
}

async function askForCategory(categoryId: string): Promise<Menu | null> {
  const reply = await browserApi({ quiet: true }).content.subCategoryGroup({ categoryId });
  if (!reply.ok) return null;
  const { columns, brandList, resourceList } = reply.value;
  return { columns, brands: brandList, pictures: resourceList };
}
