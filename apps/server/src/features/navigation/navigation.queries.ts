import { leadBanner, productRule, productSelection } from '@huarong/contract/admin/home';
import type { ProductRule, ProductSelection } from '@huarong/core/content';
import type { z } from 'zod';
import type { JsonOf, Queryable } from '#platform/database';

declare module '#platform/database' {
  interface DeclaredColumns {
    home_section: { selection: JsonOf<unknown> };
    menu_lead: { banner: JsonOf<unknown> | null };
    pseudo_category: { selection: JsonOf<unknown>; menu_rule: JsonOf<unknown> | null };
  }
}

/** Products that are shown together. */
export interface Selected {
  selection: ProductSelection;
  pins: readonly string[];
}

/** A product group of the home page. */
export interface HomeSection extends Selected {
  id: string;
  title: string;
  link: string;
  size: number;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** A listing that is no category of the tree. */
export interface PseudoCategory extends Selected {
  id: string;
  name: string;
  intro: string;
  link: string;
  menuRule: ProductRule | null;
  hiddenFacets: readonly string[];
  isInMenu: boolean;
}

/** What staff chose to show beside a menu panel. An image comes before a product. */
export interface MenuLead {
  productId: string | null;
  banner: z.output<typeof leadBanner> | null;
}

/** What pages are built from. */
export interface NavigationRows {
  sections: readonly HomeSection[];
  pseudoCategories: ReadonlyMap<string, PseudoCategory>;
  /** Beside the menu panels of categories. */
  leads: ReadonlyMap<string, MenuLead>;
  /** Rows whose rule cannot be read; they are left out. */
  unreadable: readonly { table: string; id: string }[];
}

const listSections = (db: Queryable) =>
  db
    .selectFrom('home_section')
    .selectAll()
    .where('is_live', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();

const listPseudoCategories = (db: Queryable) =>
  db
    .selectFrom('pseudo_category')
    .selectAll()
    .where('is_live', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();

const listLeads = (db: Queryable) => db.selectFrom('menu_lead').selectAll().execute();

export async function readNavigation(db: Queryable): Promise<NavigationRows> {
  const unreadable: { table: string; id: string }[] = [];
  const sections = (await listSections(db)).flatMap((row): HomeSection[] => {
    const selection = productSelection.safeParse(row.selection);
    if (!selection.success) {
      unreadable.push({ table: 'home_section', id: row.id });
      return [];
    }
    const { id, title, link, pins, size, starts_at: startsAt, ends_at: endsAt } = row;
    return [{ id, title, link, pins, size, startsAt, endsAt, selection: selection.data }];
  });
  const pseudoCategories = (await listPseudoCategories(db)).flatMap((row): [string, PseudoCategory][] => {
    const selection = productSelection.safeParse(row.selection);
    const menuRule = productRule.nullable().safeParse(row.menu_rule);
    if (!selection.success || !menuRule.success) {
      unreadable.push({ table: 'pseudo_category', id: row.id });
      return [];
    }
    const { id, name, intro, link, pins, hidden_facets: hiddenFacets, is_in_menu: isInMenu } = row;
    const category = { id, name, intro, link, pins, hiddenFacets, isInMenu };
    return [[id, { ...category, selection: selection.data, menuRule: menuRule.data }]];
  });
  const leads = (await listLeads(db)).map((row): [string, MenuLead] => {
    const banner = leadBanner.nullable().safeParse(row.banner);
    if (!banner.success) unreadable.push({ table: 'menu_lead', id: row.category_id });
    return [row.category_id, { productId: row.product_id, banner: banner.data ?? null }];
  });
  return { sections, pseudoCategories: new Map(pseudoCategories), leads: new Map(leads), unreadable };
}
