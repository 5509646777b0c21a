/**
 * Seam: client-chunks
 * Rolldown by itself: creates a file for every set of routes that share a module.
 * Here: its `codeSplitting` groups are named by a function which knows the pages that use a module. It is called after
 *   `renderStart`, where the module graph is complete; `pages-of-modules.ts` reads transformed modules with regular
 *   expressions. A module or page that they do not find stops the build.
 * Why: docs/decisions/0024-page-scripts-in-few-files.md
 * Off: SEAMS_OFF=client-chunks in the build, and the bundler makes its own files.
 */
import type { Plugin } from 'vite';
import { pagesOfModules } from './pages-of-modules.ts';

/** The most visited pages and their layouts. */
export const PAGES = {
  root: /[\\/]app[\\/](root|entry\.client)\.tsx/,
  layout: /[\\/]layout\.route\.tsx/,
  home: /[\\/]home\.route\.tsx/,
  listing: /[\\/](category|search|brand|special|function)\.route\.tsx/,
  product: /[\\/]product\.route\.tsx/,
  account: /[\\/]account\.route\.tsx/,
  orders: /[\\/]order-(list|detail)\.route\.tsx/,
  buying: /[\\/]buying\.route\.tsx/,
  cart: /[\\/]cart\.route\.tsx/,
  checkout: /[\\/]checkout\.route\.tsx/,
};
/** Pages inside a layout: what the layout loads, they have. */
const INSIDE: Record<string, readonly string[]> = {
  layout: ['home', 'listing', 'product', 'account', 'orders'],
  account: ['orders'],
  buying: ['cart', 'checkout'],
};
/** Pages visited after browsing. What one of them shares with an earlier page may be in a file for all of them. */
const LATER = ['account', 'orders', 'buying', 'cart', 'checkout'];

/**
 * Groups modules used by the same pages into one file. By default the bundler creates a file for every set of routes:
 * the product page loaded 69 files, most of a few hundred bytes, and 12 kB more.
 */
export function clientChunks(): Plugin {
  let pagesOf: ReadonlyMap<string, ReadonlySet<string>> = new Map();
  const chunkOf = (id: string) => (id.includes('.route.tsx') ? null : nameOf(pagesOf.get(id) ?? new Set()));
  return {
    name: 'client-chunks',
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: optionsFor(chunkOf) } } : null,
    renderStart() {
      if (this.environment.name === 'client') pagesOf = pagesOfModules(this, PAGES);
    },
  };
}

function nameOf(users: ReadonlySet<string>): string | null {
  if (users.size === 0) return null;
  if (users.has('root')) return 'root';
  const framed = [...users].flatMap((user) => INSIDE[user] ?? []);
  const pages = [...users].filter((user) => !framed.includes(user)).sort();
  const before = pages.filter((page) => !LATER.includes(page));
  const isOfBoth = before.length > 0 && before.length < pages.length;
  return (isOfBoth ? [...before, 'later'] : pages).join('-');
}

const optionsFor = (chunkOf: (id: string) => string | null) => ({
  // A route's file may also contain modules that other routes share.
  preserveEntrySignatures: 'allow-extension' as const,
  output: {
    codeSplitting: {
      groups: [
        {
          name: 'react',
          test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
          priority: 1,
        },
        // The imports of a module are used by the same pages or more, so they are grouped on their own.
        { name: chunkOf, debugName: 'shared', includeDependenciesRecursively: false },
      ],
    },
  },
});
