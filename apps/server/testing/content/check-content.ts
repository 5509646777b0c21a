import { pathOf } from '@huarong/contract/kit';
import { searchRoutes } from '@huarong/contract/search';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import { emptyPromisesIn } from './empty-promises.ts';
import { readBudget, unexplainedAmounts } from './find-amounts.ts';
import { KNOWN_AMOUNTS } from './known-amounts.ts';
import { fitsName, isEmptyListing, readHeadings } from './page-fits.ts';
import { listLinks, type NamedLink } from './walk-content.ts';

/** A hot word or hint that finds fewer looks like a mistake of the shop. */
const MIN_PRODUCTS = 8;
/** A cookie that opens member pages; they are empty shells until the browser loads the data. */
const MEMBER_COOKIE = 'Token=check; UID=1';

/** Pages by path; a second check of the same shop need not render them again. */
type OpenedPages = Map<string, { status: number; html: string }>;

interface Shop {
  app: FastifyInstance;
  db: Database;
  openedPages?: OpenedPages;
}

/** Everything that the texts of the shop say and the shop does not do, one sentence each. */
export async function checkContent({ app, db, openedPages = new Map() }: Shop): Promise<string[]> {
  const lines = await db.selectFrom('content_resource').selectAll().where('is_live', '=', true).execute();
  const pages = await db.selectFrom('campaign_page').selectAll().where('is_live', '=', true).execute();
  const slots = new Map(lines.map((line) => [line.location_label, line.kind]));
  const links = await listLinks(
    app,
    [...slots].map(([label, kind]) => ({ label, kind })),
    pages.map(({ slug }) => slug),
  );
  return [
    ...lines.flatMap((line) =>
      checkTexts(line.location_label, [line.content, line.note ?? '', line.mark ?? '']),
    ),
    ...pages.flatMap((page) => checkTexts(`campaign ${page.slug}`, textsIn([page.description, page.blocks]))),
    ...(await checkProducts(db)),
    ...(await checkBudgets(db, pages)),
    ...(await checkWords(
      app,
      lines.filter((line) => ['hot_word', 'search_hint'].includes(line.location_label)),
    )),
    ...(await checkShown(app, lines)),
    ...(await checkLinks(app, links, openedPages)),
  ];
}

/** Every text of a value, at any depth. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const checkTexts = (where: string, texts: readonly string[]): string[] =>
  texts.flatMap((text) => [
    ...emptyPromisesIn(text).map((promise) => `${where}: ${promise}`),
    ...(readBudget(text) ? [] : unexplainedAmounts(text, KNOWN_AMOUNTS)).map(
      (amount) =>
        `${where}: “${amount}” in “${text}” is written out; name a placeholder or tie it to a setting`,
    ),
  ]);

/** What brands tell about their products may not promise services of the shop. */
async function checkProducts(db: Database): Promise<string[]> {
  const products = await db
    .selectFrom('product')
    .select(['id', 'line', 'story', 'tested_figures', 'included_items', 'how_to_use'])
    .execute();
  return products.flatMap(({ id, ...texts }) =>
    textsIn(texts).flatMap((text) => emptyPromisesIn(text).map((promise) => `product ${id}: ${promise}`)),
  );
}

/** A tile that names a budget shows a product of that price. */
async function checkBudgets(
  db: Database,
  pages: readonly { slug: string; blocks: unknown }[],
): Promise<string[]> {
  const tiles = pages.flatMap(({ slug, blocks }) =>
    (blocks as { tiles?: { title: string; product: string }[] }[]).flatMap((block) =>
      (block.tiles ?? []).flatMap(({ title, product }) => {
        const budget = readBudget(title);
        return budget ? [{ slug, title, product, budget }] : [];
      }),
    ),
  );
  const prices = await db
    .selectFrom('sku')
    .select(['product_id', 'offer_price_fen'])
    .where('position', '=', 1)
    .execute();
  const priceOf = new Map(prices.map((sku) => [sku.product_id, sku.offer_price_fen / 100]));
  return tiles.flatMap(({ slug, title, product, budget }) => {
    const price = priceOf.get(product) ?? Number.NaN;
    return price >= budget.from && price <= budget.to
      ? []
      : [`campaign ${slug}: ${product} costs ${price}, not ${title}`];
  });
}

/** Fitting products are those that the search finds by the word itself: no word dropped, no other reading. */
async function checkWords(
  app: FastifyInstance,
  words: readonly { location_label: string; content: string }[],
) {
  const problems: string[] = [];
  for (const { location_label, content } of words) {
    const url = `${pathOf(searchRoutes.keyword)}?keyword=${encodeURIComponent(content)}`;
    const { total, droppedWords, matchedBy } = (await app.inject(url)).json().results;
    if (total < MIN_PRODUCTS || droppedWords.length > 0 || matchedBy !== null)
      problems.push(
        `${location_label}: “${content}” finds ${total} products, without ${JSON.stringify(droppedWords)}, as ${JSON.stringify(matchedBy)}`,
      );
  }
  return problems;
}

/** Every live line without an end of its own is shown: a wrong reference hides it. */
async function checkShown(
  app: FastifyInstance,
  lines: readonly { location_label: string }[],
): Promise<string[]> {
  const { modules } = (await app.inject('/v1/marketing/availability')).json().results as {
    modules: { locationLabel: string; available: boolean }[];
  };
  const labels = new Set(lines.map(({ location_label }) => location_label));
  return modules
    .filter(({ locationLabel, available }) => labels.has(locationLabel) && !available)
    .map(({ locationLabel }) => `${locationLabel}: shows nothing; does its offer exist?`);
}

async function checkLinks(
  app: FastifyInstance,
  links: readonly NamedLink[],
  pages: OpenedPages,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { where, link, name } of links) {
    if (link.startsWith('https://')) continue;
    const [path = '', anchor] = link.startsWith('#') ? ['/', link.slice(1)] : link.split('#');
    if (!path.startsWith('/')) {
      problems.push(`${where}: “${link}” is no address`);
      continue;
    }
    let page = pages.get(path);
    if (!page) {
      const answer = await app.inject({ url: path, headers: { cookie: MEMBER_COOKIE, accept: 'text/html' } });
      page = { status: answer.statusCode, html: answer.body };
      pages.set(path, page);
    }
    problems.push(...problemsOf({ where, link, name }, path, anchor, page));
  }
  return problems;
}

/** The member area, cart and sign-in have titles of their own kind. */
const HAS_OWN_TITLE = /^\/(myAccount|myOrder|myOnlineReturn|shopcart|register|login|guest)/;

function problemsOf(
  { where, link, name }: NamedLink,
  path: string,
  anchor: string | undefined,
  { status, html }: { status: number; html: string },
): string[] {
  if (status !== 200) return [`${where}: ${link} answers ${status}`];
  if (anchor) return html.includes(`id="${anchor}"`) ? [] : [`${where}: ${link} has no such section`];
  if (isEmptyListing(path, html)) return [`${where}: ${link} lists no product`];
  if (HAS_OWN_TITLE.test(path)) return [];
  const headings = readHeadings(html);
  return fitsName(name, headings)
    ? []
    : [`${where}: “${name}” leads to ${link}, which is “${headings.split('\n')[0]}”`];
}
