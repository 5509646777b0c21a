import { homeContract, leadBanner } from '@huarong/contract/admin/home';
import { accept } from '@huarong/core/shared';
import { search } from '@huarong/search';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { readClock } from '#platform/clock';
import { fieldsOfColumns, listRowHistory } from '../../change-sets/index.ts';
import { countMenuEntries } from '../../content/index.ts';
import type { IndexSource } from '../../search/index.ts';
import {
  type ListingRow,
  listLeadRows,
  listListingRows,
  listSectionRows,
  readHiddenFacets,
  readMenuRule,
  readSelection,
  type SectionRow,
} from './home-rows.queries.ts';
import { presentChoices, presentFound, presentShown, type StaffPresenter } from './present-shown.ts';
import { arrange, isFixedListing, saveLead, saveListing, saveSection } from './save-navigation.ts';

const FOUND = 10;
const FIGURE_DAYS = 30;

/** The home page and the menu for staff. */
export const homeAdminFeature = (deps: StaffPresenter & { searchIndex: IndexSource }): AdminFeature =>
  implementAdmin('home', homeContract, {
    async list({ db }) {
      const now = await readClock(db);
      const rows = await listSectionRows(db);
      return accept({
        sections: rows.map((row) => presentSection(row, now, deps)),
        choices: presentChoices(deps.catalogue.current()),
      });
    },
    preview: async ({ db }, row) => accept(presentShown(row, await readClock(db), deps)),
    findProducts(_context, { q }) {
      const { snapshot, index } = deps.searchIndex();
      const ids = snapshot.products.has(q) ? [q] : search(index, { keyword: q, pageSize: FOUND }).ids;
      const products = ids.flatMap((id) => snapshot.products.get(id) ?? []);
      return accept({ products: products.map((product) => presentFound(product, deps)) });
    },
    saveSection: (context, input) => saveSection(context, deps, input),
    arrange: (context, input) => arrange(context, input),
    async menu({ db }) {
      const now = await readClock(db);
      const snapshot = deps.catalogue.current();
      const figuresOf = await countMenuEntries(db, FIGURE_DAYS);
      const leads = new Map((await listLeadRows(db)).map((row) => [row.category_id, row]));
      return accept({
        listings: (await listListingRows(db)).map((row) => ({
          ...presentListing(row, now, deps),
          ...figuresOf(row.id),
        })),
        categories: snapshot.topCategories.map(({ id, name }) => {
          const leadId = leads.get(id)?.product_id ?? null;
          const banner = leadBanner.nullable().safeParse(leads.get(id)?.banner ?? null);
          const lead = leadId === null ? undefined : snapshot.products.get(leadId);
          return {
            categoryId: id,
            name,
            link: `/category/${id}/`,
            leadId,
            lead: lead ? presentFound(lead, deps) : null,
            banner: banner.data ?? null,
            ...figuresOf(id),
          };
        }),
        choices: presentChoices(snapshot),
      });
    },
    saveListing: (context, input) => saveListing(context, deps, input),
    saveLead: (context, input) => saveLead(context, deps, input),
    async history({ db, staff }, { kind, rowId }) {
      const sets = await listRowHistory(db, kind, rowId);
      return accept({
        sets: sets.map((set) => ({
          setId: String(set.id),
          title: set.title,
          state: set.state,
          madeBy: set.made_by,
          madeAt: set.created_at.toISOString(),
          applyAt: set.apply_at?.toISOString() ?? null,
          restoreAt: set.restore_at?.toISOString() ?? null,
          isMine: set.maker_id === staff.staffId,
          draft: set.draft_value && {
            fields: fieldsOfColumns(set.draft_value),
            base: fieldsOfColumns(set.draft_base ?? {}),
          },
        })),
      });
    },
  });

function presentSection(row: SectionRow, now: Date, deps: StaffPresenter) {
  const selection = readSelection(row.selection);
  return {
    sectionId: row.id,
    title: row.title,
    link: row.link,
    selection,
    pins: row.pins,
    size: row.size,
    position: row.position,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    isLive: row.is_live,
    state: stateOf(row, now),
    shown: presentShown({ selection, pins: row.pins }, now, deps),
  };
}

function stateOf(
  { is_live, starts_at, ends_at }: SectionRow,
  now: Date,
): 'shown' | 'planned' | 'over' | 'hidden' {
  if (!is_live) return 'hidden';
  if (ends_at && ends_at <= now) return 'over';
  return starts_at && starts_at > now ? 'planned' : 'shown';
}

function presentListing(row: ListingRow, now: Date, deps: StaffPresenter) {
  const selection = readSelection(row.selection);
  return {
    listingId: row.id,
    name: row.name,
    intro: row.intro,
    link: row.link,
    selection,
    pins: row.pins,
    menuRule: readMenuRule(row.menu_rule),
    hiddenFacets: readHiddenFacets(row.hidden_facets),
    isInMenu: row.is_in_menu,
    isLive: row.is_live,
    isFixed: isFixedListing(row.id),
    position: row.position,
    shown: presentShown({ selection, pins: row.pins }, now, deps),
  };
}
