import { scriptSources } from '#platform/pages';

/**
 * Runs before the scripts of a page. They get cookies and a storage of their own, which end with the page: those of the
 * browser belong to whoever shops with it. Links that scripts make, and addresses that they open, stay inside the preview.
 */
const isolate = (prefix: string) => `
const base = ${JSON.stringify(prefix)};
window.previewBase = base;
const jar = new Map([['privacyOff', 'analytics,browsingHistory']]);
Object.defineProperty(document, 'cookie', {
  get: () => [...jar].map((cookie) => cookie.join('=')).join('; '),
  set: (line) => {
    const [pair, ...attributes] = line.split(';');
    const [name, ...value] = pair.split('=');
    if (attributes.some((each) => /max-age=0|1970/i.test(each))) jar.delete(name.trim());
    else jar.set(name.trim(), value.join('='));
  },
});
const storage = () => {
  const entries = new Map([['firstOrderGift', '1']]);
  return {
    get length() { return entries.size; },
    key: (at) => [...entries.keys()][at] ?? null,
    getItem: (key) => entries.get(String(key)) ?? null,
    setItem: (key, value) => void entries.set(String(key), String(value)),
    removeItem: (key) => void entries.delete(String(key)),
    clear: () => entries.clear(),
  };
};
for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: storage() });
const isOutside = (path) => /^\\/(?!\\/)/.test(path) && !(path + '/').startsWith(base + '/');
const lead = ({ target }) => {
  const link = target.closest?.('a[href^="/"]');
  const path = link?.getAttribute('href');
  if (link && isOutside(path)) link.setAttribute('href', base + path);
};
for (const name of ['mousedown', 'click', 'contextmenu']) addEventListener(name, lead, true);
window.navigation?.addEventListener('navigate', (event) => {
  const { origin, pathname, search, hash } = new URL(event.destination.url);
  if (origin !== location.origin || !isOutside(pathname)) return;
  event.preventDefault();
  location.assign(base + pathname + search + hash);
});
`;

/** The page with its scripts, which can call nothing but the preview itself. */
export function withScripts(page: string, { origin, prefix }: { origin: string; prefix: string }) {
  const html = page.replace('<head>', () => `<head><script>(() => {${isolate(prefix)}})()</script>`);
  return { html, sources: [scriptSources(html), `connect-src ${origin}${prefix}/`] };
}
