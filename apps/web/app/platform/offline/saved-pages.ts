import { SAVED_PAGES as PAGES } from './cache-names.ts';

const FILES = 'huarong-files';
const OFFLINE_PAGE = '/offline';
const MAX_PAGES = 20;
const DAY_MS = 24 * 3_600_000;

/** A page that opens without a network. */
export interface SavedPage {
  path: string;
  name: string;
  savedAt: Date;
}

/** Registers the service worker, and saves what opens without a network: the offline page and the product just seen. */
export async function saveVisit(path: string, { isProduct }: { isProduct: boolean }) {
  await navigator.serviceWorker.register('/sw.js');
  await dropOld();
  const pages = await caches.open(PAGES);
  if (!(await pages.match(OFFLINE_PAGE))) await save(pages, OFFLINE_PAGE);
  if (!isProduct) return;
  await save(pages, path);
  for (const { path: oldest } of (await listSavedPages()).slice(MAX_PAGES)) await pages.delete(oldest);
}

/** The products seen during the last day, newest first. */
export async function listSavedPages(): Promise<SavedPage[]> {
  if (!('caches' in window)) return [];
  const pages = await caches.open(PAGES);
  const list = await Promise.all(
    (await pages.keys()).map(async (request) => {
      const html = (await (await pages.match(request))?.text()) ?? '';
      const savedAt = new Date((await pages.match(request))?.headers.get('date') ?? 0);
      return { path: new URL(request.url).pathname, name: nameIn(html), savedAt };
    }),
  );
  return list
    .filter(({ path, savedAt }) => path !== OFFLINE_PAGE && isRecent(savedAt))
    .sort((a, b) => b.savedAt.getTime() - a.savedAt.getTime());
}

/** The title without the name of the shop. */
export const nameIn = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').title.split('｜')[0]!.trim();

const FILE = /"(\/assets\/[\w./-]+)"/g;

async function save(pages: Cache, path: string) {
  const answer = await fetch(path, { headers: { accept: 'text/html' } });
  // What is personal is marked `no-store`.
  if (!answer.ok || /no-store/.test(answer.headers.get('cache-control') ?? '')) return;
  const html = await answer.clone().text();
  await pages.put(path, answer);
  const files = await caches.open(FILES);
  const names = [...new Set([...html.matchAll(FILE)].map(([, name]) => name!))];
  // The browser has them already, so this asks nobody.
  await Promise.all(names.map(async (name) => (await files.match(name)) ?? files.add(name)));
}

const isRecent = (time: Date) => Date.now() - time.getTime() < DAY_MS;

/** Files belong to a release: they go with the offline page, which is fetched anew every day. */
async function dropOld() {
  const pages = await caches.open(PAGES);
  for (const request of await pages.keys()) {
    const savedAt = new Date((await pages.match(request))?.headers.get('date') ?? 0);
    if (isRecent(savedAt)) continue;
    await pages.delete(request);
    if (new URL(request.url).pathname === OFFLINE_PAGE) await caches.delete(FILES);
  }
}
