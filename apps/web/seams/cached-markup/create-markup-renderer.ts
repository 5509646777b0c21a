import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderMarkup } from './cached-markup.tsx';

/** About 4 kB each: of 20,000 products, the frequently shown tiles fit. */
const MAX_ENTRIES = 6_000;

/** Caches markup by component and props; a changed product has other props. */
export function createMarkupRenderer(maxEntries = MAX_ENTRIES): RenderMarkup {
  const cache = new Map<string, string>();
  const componentIds = new Map<unknown, number>();
  const componentId = (component: unknown) => {
    const id = componentIds.get(component) ?? componentIds.size;
    componentIds.set(component, id);
    return id;
  };

  return (component, props) => {
    const key = `${componentId(component)} ${JSON.stringify(props)}`;
    const markup = cache.get(key) ?? renderToString(createElement(component, props));
    // Reinserts the entry, so that the first key of the map is the least recently used.
    cache.delete(key);
    cache.set(key, markup);
    if (cache.size > maxEntries) cache.delete(cache.keys().next().value!);
    return markup;
  };
}
