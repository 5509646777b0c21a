import { randomBytes } from 'node:crypto';
import type { homeContract } from '@huarong/contract/admin/home';
import type { Parsed } from '@huarong/contract/kit';
import { accept, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { saveContent } from '../../change-sets/index.ts';
import { selectionProblem } from './check-selection.ts';
import {
  findListingRow,
  findSectionRow,
  listLeadRows,
  listListingRows,
  listSectionRows,
  namedIn,
  withImageSize,
} from './home-rows.queries.ts';
import type { StaffPresenter } from './present-shown.ts';

type Home = typeof homeContract;
type Deps = Pick<StaffPresenter, 'catalogue'>;

const SECTION_COLUMNS = {
  title: 'title',
  link: 'link',
  selection: 'selection',
  pins: 'pins',
  size: 'size',
  position: 'position',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  isLive: 'is_live',
} as const;
const LISTING_COLUMNS = {
  name: 'name',
  intro: 'intro',
  link: 'link',
  selection: 'selection',
  menuRule: 'menu_rule',
  pins: 'pins',
  hiddenFacets: 'hidden_facets',
  isInMenu: 'is_in_menu',
  position: 'position',
  isLive: 'is_live',
} as const;
const LEAD_COLUMNS = { productId: 'product_id', banner: 'banner' } as const;
const NEW_SECTION = {
  link: '/',
  selection: { rule: { order: 'sold' as const } },
  pins: [],
  size: 10,
  startsAt: null,
  endsAt: null,
  isLive: false,
};
const NEW_LISTING = { intro: '', pins: [], hiddenFacets: [], isInMenu: false, isLive: false };
const FIXED_LISTINGS: ReadonlySet<string> = new Set(['hot_rec', 'eb_exclusive']);
export const isFixedListing = (id: string): boolean => FIXED_LISTINGS.has(id);

const nextPosition = (rows: readonly { position: number }[]) =>
  rows.reduce((last, { position }) => Math.max(last, position), 0) + 1;

export async function saveSection(
  context: AdminWriteContext,
  { catalogue }: Deps,
  { sectionId, fields, base, ...times }: Parsed<Home['saveSection']>,
) {
  const { db } = context;
  const row = sectionId === null ? undefined : await findSectionRow(db, sectionId);
  if (sectionId !== null && !row) return refuse({ code: 'home-section-not-found' as const });
  const reason = selectionProblem(catalogue.current(), fields, namedIn(row));
  if (reason !== null) return refuse({ code: 'selection-refused' as const, reason });
  if (!row && fields.title === undefined)
    return refuse({ code: 'invalid-input' as const, message: '请填写标题' });
  const [startsAt, endsAt] = [
    fields.startsAt === undefined ? row?.starts_at?.toISOString() : fields.startsAt,
    fields.endsAt === undefined ? row?.ends_at?.toISOString() : fields.endsAt,
  ];
  if (startsAt && endsAt && Date.parse(startsAt) >= Date.parse(endsAt))
    return refuse({ code: 'section-times-wrong' as const });
  const id = sectionId ?? `s${randomBytes(6).toString('hex')}`;
  const added = row
    ? fields
    : { ...NEW_SECTION, position: nextPosition(await listSectionRows(db)), ...fields };
  const saved = await saveContent(context, {
    table: 'home_section',
    columns: SECTION_COLUMNS,
    title: `首页楼层 ${fields.title ?? row?.title ?? id}`,
    rows: [{ id, isNew: !row, fields: added, base }],
    isHidden: !(row?.is_live ?? false) && fields.isLive !== true,
    ...times,
  });
  return saved.ok ? accept({ id, ...saved.value }) : saved;
}

export async function saveListing(
  context: AdminWriteContext,
  { catalogue }: Deps,
  { listingId, address, fields, base, ...times }: Parsed<Home['saveListing']>,
) {
  const { db } = context;
  const refused = (reason: string) => refuse({ code: 'menu-listing-refused' as const, reason });
  const row = listingId === null ? undefined : await findListingRow(db, listingId);
  if (listingId !== null && !row) return refuse({ code: 'menu-listing-not-found' as const });
  if (!row && (address === undefined || fields.name === undefined || fields.selection === undefined))
    return refused('请填写地址、名称，并选商品');
  const id = listingId ?? `list-${address}`;
  if (!row && (await findListingRow(db, id))) return refused('地址已被别的列表使用');
  if (isFixedListing(id) && fields.isLive === false) return refused('商店的页面用到它，不能停用');
  const { menuRule = null } = fields;
  const reason =
    selectionProblem(catalogue.current(), fields, namedIn(row)) ??
    (menuRule && selectionProblem(catalogue.current(), { selection: { rule: menuRule } }, new Set()));
  if (reason !== null) return refuse({ code: 'selection-refused' as const, reason });
  const added = row
    ? fields
    : {
        ...NEW_LISTING,
        link: `/category/${id}/`,
        position: nextPosition(await listListingRows(db)),
        ...fields,
      };
  const saved = await saveContent(context, {
    table: 'pseudo_category',
    columns: LISTING_COLUMNS,
    title: `菜单列表 ${fields.name ?? row?.name ?? id}`,
    rows: [{ id, isNew: !row, fields: added, base }],
    isHidden: !(row?.is_live ?? false) && fields.isLive !== true,
    ...times,
  });
  return saved.ok ? accept({ id, ...saved.value }) : saved;
}

export async function saveLead(
  context: AdminWriteContext,
  { catalogue }: Deps,
  { categoryId, productId, base, banner: given, bannerBase, ...times }: Parsed<Home['saveLead']>,
) {
  const { topCategories, products } = catalogue.current();
  const category = topCategories.find(({ id }) => id === categoryId);
  if (!category) return refuse({ code: 'category-not-found' as const });
  if (productId !== null && !products.has(productId))
    return refuse({ code: 'selection-refused' as const, reason: `商品 ${productId} 不在售` });
  const banner = given ? await withImageSize(context.db, given) : given;
  if (given && !banner) return refuse({ code: 'selection-refused' as const, reason: '图片已不在素材库里' });
  const isNew = (await listLeadRows(context.db)).every(({ category_id }) => category_id !== categoryId);
  const saved = await saveContent(context, {
    table: 'menu_lead',
    columns: LEAD_COLUMNS,
    title: `菜单主推 ${category.name}`,
    rows: [
      {
        id: categoryId,
        isNew,
        fields: { productId, ...(banner !== undefined && { banner }) },
        base: { productId: base, ...(bannerBase !== undefined && { banner: bannerBase }) },
      },
    ],
    isHidden: false,
    hasEditor: true,
    ...times,
  });
  return saved.ok ? accept({ id: categoryId, ...saved.value }) : saved;
}

/** The order in which the rows were given becomes their positions; what others moved meanwhile is a conflict. */
export async function arrange(
  context: AdminWriteContext,
  { kind, rows: given, ...times }: Parsed<Home['arrange']>,
) {
  const known = new Set(
    (kind === 'section' ? await listSectionRows(context.db) : await listListingRows(context.db)).map(
      ({ id }) => id,
    ),
  );
  if (given.some(({ id }) => !known.has(id)) || new Set(given.map(({ id }) => id)).size < given.length)
    return refuse({ code: 'home-section-not-found' as const });
  const saved = await saveContent(context, {
    table: kind === 'section' ? 'home_section' : 'pseudo_category',
    columns: { position: 'position' },
    title: kind === 'section' ? '首页楼层的次序' : '菜单列表的次序',
    rows: given.map(({ id, position }, at) => ({
      id,
      isNew: false,
      fields: { position: at + 1 },
      base: { position },
    })),
    isHidden: false,
    ...times,
  });
  return saved.ok ? accept({ id: kind, ...saved.value }) : saved;
}
