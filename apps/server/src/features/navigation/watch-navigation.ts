import { shanghaiDate } from '@huarong/core/shared';
import type { OpenDatabase } from '#platform/database';
import type { Log } from '#platform/log';
import { watchPublished } from '#platform/published';
import {
  type HomeSection,
  type MenuLead,
  type NavigationRows,
  type PseudoCategory,
  readNavigation,
} from './navigation.queries.ts';

/** The home page's sections, the listings that are no categories and the menu's products, at one clock. */
export interface Navigation {
  /** Those of now, in order. */
  sections: () => HomeSection[];
  pseudoCategories: () => ReadonlyMap<string, PseudoCategory>;
  leadOf: (categoryId: string) => MenuLead | undefined;
  now: () => Date;
}
/** The same rows in memory, by the clock of the shop. */
export interface NavigationSource extends Navigation {
  at: (moment: Date) => Navigation;
  stop: () => Promise<void>;
}

/** Their changes are read again here. */
export const NAVIGATION_TABLES: ReadonlySet<string> = new Set([
  'home_section',
  'pseudo_category',
  'menu_lead',
]);
/** So soon pages show that a time has begun or ended, or that a day has. */
const CHECK_EVERY_MS = 5_000;

export async function watchNavigation(
  database: OpenDatabase,
  { log, now, onChange }: { log: Log; now: () => Date; onChange: () => void },
): Promise<NavigationSource> {
  let rows = await read();
  let shown = shownNow(rows, now());

  async function read(): Promise<NavigationRows> {
    const found = await readNavigation(database.workDb);
    for (const each of found.unreadable) log.error(each, 'selection of products not readable');
    return found;
  }
  const stopWatching = await watchPublished(database, {
    isWatched: (table) => NAVIGATION_TABLES.has(table),
    settleMs: 100,
    async onChange() {
      try {
        rows = await read();
        shown = shownNow(rows, now());
        onChange();
      } catch (error) {
        // The last rows stay; the next change tries again.
        log.error({ err: error }, 'home page and menu not read');
      }
    },
  });
  const timer = setInterval(() => {
    const current = shownNow(rows, now());
    if (current === shown) return;
    shown = current;
    onChange();
  }, CHECK_EVERY_MS).unref();

  const byClock = (clock: () => Date) => navigationOf(() => rows, clock);
  return {
    ...byClock(now),
    at: (moment) => byClock(() => moment),
    async stop() {
      clearInterval(timer);
      await stopWatching();
    },
  };
}

/** What these rows show by a clock. */
export const navigationOf = (rows: () => NavigationRows, clock: () => Date): Navigation => ({
  sections: () => rows().sections.filter((section) => isShown(section, clock())),
  pseudoCategories: () => rows().pseudoCategories,
  leadOf: (categoryId) => rows().leads.get(categoryId),
  now: clock,
});

const isShown = ({ startsAt, endsAt }: HomeSection, at: Date): boolean =>
  (startsAt === null || startsAt <= at) && (endsAt === null || endsAt > at);

/** What of the rows depends on the time: which sections are shown, and the day that rules of new products count from. */
function shownNow({ sections, pseudoCategories }: NavigationRows, at: Date): string {
  const ids = sections.filter((section) => isShown(section, at)).map(({ id }) => id);
  const countsDays = [...sections, ...pseudoCategories.values()].some(
    ({ selection }) => 'rule' in selection && selection.rule.newSinceDays !== undefined,
  );
  return [...ids, countsDays ? shanghaiDate(at) : ''].join();
}
