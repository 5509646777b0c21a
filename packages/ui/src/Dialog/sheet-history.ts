/**
 * On phones and tablets Back closes what lies over a page. Opening adds an entry to the history, closing removes it again.
 * The router does not see these entries: it would load the page anew.
 */
interface Sheet {
  id: string;
  /** The page below, without the part behind #. */
  page: string;
  close: () => void;
  onLeft: () => void;
}

const sheets: Sheet[] = [];
let count = 0;
let ownSteps = 0;
/** Sheets whose entries are being taken back. */
const leaving: Sheet[] = [];
/** What waits until the history has gone back: an entry that is added meanwhile would be left behind, too. */
const afterStep: (() => void)[] = [];
let isListening = false;

const pageOf = ({ pathname, search }: Location) => pathname + search;
const currentId = () => (window.history.state as { sheet?: string } | null)?.sheet;

/**
 * Adds an entry for what has opened. Call the result when it has closed; `onLeft` is called when the history stands where it
 * stood before, so that the address of the page may change again.
 */
export function enterSheet(close: () => void, hash = '', onLeft = () => {}): () => void {
  listen();
  const page = pageOf(window.location);
  // Opened by a link to its address: closing it must not leave the shop.
  if (hash !== '' && window.location.hash === hash)
    window.history.replaceState(window.history.state, '', page);
  count += 1;
  const sheet = { id: `${Date.now()}-${count}`, page, close, onLeft };
  sheets.push(sheet);
  const addEntry = () => {
    if (sheets.includes(sheet))
      window.history.pushState({ ...window.history.state, sheet: sheet.id }, '', page + hash);
  };
  if (ownSteps > 0) afterStep.push(addEntry);
  else addEntry();
  return () => leave(sheet);
}

/** What closes a sheet may lead to another page, which must not be taken back. */
const NAVIGATION_STARTS_MS = 100;

function leave(sheet: Sheet) {
  const at = sheets.indexOf(sheet);
  // Back has closed it.
  if (at < 0) return sheet.onLeft();
  sheets.splice(at, 1);
  window.setTimeout(() => {
    if (currentId() !== sheet.id || isNavigating()) return;
    ownSteps += 1;
    leaving.push(sheet);
    window.history.back();
  }, NAVIGATION_STARTS_MS);
}

const isNavigating = () => isUnloading || 'navigating' in document.documentElement.dataset;

let isUnloading = false;

function listen() {
  if (isListening) return;
  isListening = true;
  // A capturing listener runs before the router's.
  window.addEventListener('popstate', onPopState, { capture: true });
  window.addEventListener('beforeunload', () => {
    isUnloading = true;
  });
}

function onPopState(event: PopStateEvent) {
  if (ownSteps > 0) {
    ownSteps -= 1;
    event.stopImmediatePropagation();
    leaving.shift()?.onLeft();
    if (ownSteps === 0) for (const run of afterStep.splice(0)) run();
    return;
  }
  const top = sheets.at(-1);
  if (!top || currentId() === top.id || pageOf(window.location) !== top.page) return;
  event.stopImmediatePropagation();
  sheets.pop();
  top.close();
}
