import { catalogueRoutes } from '@huarong/contract/catalogue';
import { type Transport, toHttpRequest } from '@huarong/contract/kit';
import { sql } from 'kysely';
import { advanceClock, readClock } from '#platform/clock';
import { memberOwner, SERVER_CALLER } from '#platform/context';
import { transaction } from '#platform/database';
import { createLog } from '#platform/log';
import { createPageRenderer, type PageRenderer, type ShownShopper } from '#platform/pages';
import { openMemberSession } from '#platform/session';
import { createTestApp } from '../../../../testing/index.ts';
import { buildApp } from '../../../app.ts';
import { loadWebApp } from '../../../platform/seams/testing/load-web-app.ts';
import { applySet, insertSet, lockSet, type RowChange, undoSet } from '../../change-sets/index.ts';
import { insertOrder } from '../../payment/testing/insert-order.ts';
import { type PreviewMoment, shopPreviewLink } from '../preview-link.ts';
import { withoutScripts } from '../preview-page.ts';

const GOLD_MEMBER = '1000000001';
const GOLD: ShownShopper = { cardType: 'GOLD', cardName: '牡丹' };
export const ENDING_CAMPAIGN = 'winter-radiance';
const HOUR_MS = 3_600_000;

/** One line for each element, so that a difference can be read. */
const elementsOf = (html: string) => html.split(/(?=<[^/])/);

/** A demo shop with its own pages, whose previews are compared with what it shows when its clock has got there. */
export async function openMoments({ isWholeDemo }: { isWholeDemo: boolean }) {
  const web = loadWebApp();
  const renderer = web.then(({ build }) => createPageRenderer(build, 'production', new Set()));
  // The database is made meanwhile.
  const render: PageRenderer = async (...page) => (await renderer)(...page);
  const shop = await createTestApp({
    ...(isWholeDemo ? { isWholeDemo } : { hasOffers: true, hasMembers: true }),
    renderPage: render,
  });
  const { config, database } = shop;
  const { db } = database;
  const start = await readClock(db);
  const hoursLater = (hours: number) => new Date(start.getTime() + hours * HOUR_MS);
  // A line of the pages begins, a campaign ends, and a member has the card, an order and no coupon.
  await sql`update content_resource set starts_at = ${hoursLater(20)}
    where id in (select min(id) from content_resource where is_live group by location_label)`.execute(db);
  await sql`update campaign_page set ends_at = ${hoursLater(20 * 24)} where slug = ${ENDING_CAMPAIGN}`.execute(
    db,
  );
  await sql`update member set card_type = 'GOLD' where id = ${GOLD_MEMBER}`.execute(db);
  await sql`delete from coupon where member_id = ${GOLD_MEMBER}`.execute(db);
  await insertOrder(db, { owner: memberOwner(GOLD_MEMBER), payableFen: 10_000 });

  async function previewOf(moment: PreviewMoment, path: string) {
    const link = shopPreviewLink(config.secret, moment, await readClock(db));
    const response = await shop.app.inject({ method: 'GET', url: `${link.path}${path}` });
    return {
      status: response.statusCode,
      html: elementsOf(withoutScripts(response.body).replaceAll(link.path, '')),
    };
  }

  /** A page of a new link to now, as a browser gets it. */
  async function open(
    path: string,
    headers: Record<string, string> = {},
    { at, card = null }: { at?: Date; card?: PreviewMoment['card'] } = {},
  ) {
    const now = await readClock(db);
    const link = shopPreviewLink(config.secret, { at: at ?? now, card, sets: [] }, now);
    const response = await shop.app.inject({ method: 'GET', url: `${link.path}${path}`, headers });
    const { statusCode, body } = response;
    return { link, statusCode, body, headers: response.headers };
  }

  /** The shop as it is after its clock was moved: for a visitor, or as the browser of a GOLD member makes it. */
  async function openShop(card: PreviewMoment['card']) {
    const token = await openMemberSession(db, GOLD_MEMBER, SERVER_CALLER);
    let app: Awaited<ReturnType<typeof buildApp>>;
    const asMember =
      (transport: Transport): Transport =>
      async (route, input, options) => {
        if (route !== catalogueRoutes.promotion) return transport(route, input, options);
        const { method, url } = toHttpRequest(route, input);
        const { json, statusCode } = await app.inject({
          ...{ method: method as 'GET', url },
          headers: { token, uid: GOLD_MEMBER },
        });
        return { ...json(), httpStatus: statusCode };
      };
    const renderPage: PageRenderer = (request, transport) =>
      card ? render(request, asMember(transport), GOLD) : render(request, transport);
    app = await buildApp({ config, log: createLog('silent'), database, renderPage });
    return {
      async page(path: string) {
        const response = await app.inject({ method: 'GET', url: path });
        return { status: response.statusCode, html: elementsOf(withoutScripts(response.body)) };
      },
      close: () => app.close(),
    };
  }

  const publish = (id: number) =>
    transaction(db, async (tx) => {
      const applied = await applySet(tx, (await lockSet(tx, id))!);
      if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
    });
  /** As the jobs do when their time has come. */
  const listDue = async (state: 'planned' | 'applied', column: 'apply_at' | 'restore_at') => {
    const due = db.selectFrom('change_set').select('id').where('state', '=', state);
    const rows = await due.where(column, '<=', sql<Date>`shop_now()`).orderBy(column).execute();
    return rows.map(({ id }) => id);
  };

  return {
    ...shop,
    start,
    hoursLater,
    previewOf,
    open,
    /** The answers in the cache of pages and calls. */
    async countCached() {
      const { body } = await shop.app.inject({ method: 'GET', url: '/metrics' });
      return Number(/published_cache_entries (\d+)/.exec(body)?.[1]);
    },
    openShop,
    /** A change set with a time; without one it is a draft. */
    async plan(rows: readonly RowChange[], times: { applyAt: Date; restoreAt?: Date } | null) {
      const set = { kind: 'grid', title: '计划', reason: null, madeBy: null, source: {}, rows };
      const id = await transaction(db, (tx) => insertSet(tx, { ...set, ...times }));
      if (times) await db.updateTable('change_set').set({ state: 'planned' }).where('id', '=', id).execute();
      return id;
    },
    publish,
    async moveClockTo(at: Date) {
      const seconds = Math.ceil((at.getTime() - (await readClock(db)).getTime()) / 1000);
      await advanceClock(db, Math.max(0, seconds));
      for (const id of await listDue('planned', 'apply_at')) await publish(id);
      for (const id of await listDue('applied', 'restore_at'))
        await transaction(db, (tx) => undoSet(tx, id, { by: null, isLeavingTouched: true }));
    },
    async close() {
      await shop.close();
      await (await web).close();
    },
  };
}
