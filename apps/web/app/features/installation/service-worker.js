// Answers without a network. It stores nothing: the pages that open then are saved by platform/offline, and none of them is
// personal.
const PAGES = 'huarong-pages';
const FILES = 'huarong-files';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  // The page is asked for while the worker starts.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (!self.navigator.onLine && /^\/(assets|pictures)\//.test(pathname))
    event.respondWith(openFile(request));
});

async function openPage(event) {
  // A request that began before the network went may never end: without one nothing is asked.
  const answer = self.navigator.onLine ? await askShop(event).catch(() => null) : null;
  return answer ?? openSavedPage(event.request.url);
}

const askShop = async ({ preloadResponse, request }) => (await preloadResponse) ?? fetch(request);

async function openSavedPage(address) {
  const { pathname, search } = new URL(address);
  const pages = await caches.open(PAGES);
  const saved = await pages.match(pathname, { ignoreSearch: true });
  return saved ?? Response.redirect(`/offline#${pathname}${search}`);
}

/** Stored by the browser, or beside the saved pages. */
async function openFile(request) {
  try {
    return await fetch(request);
  } catch {
    const files = await caches.open(FILES);
    return (await files.match(request)) ?? Response.error();
  }
}
