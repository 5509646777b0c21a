import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderMarkup } from './cached-markup.tsx';

/** Some 4 kB each: a shop of 20,000 products keeps the tiles that are looked at. */
const MAX_ENTRIES = 6_000;

/** Keeps what it drew, by component and data: a product that changed is other data. */
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
    // Set anew, so that the first of the map is what was asked for longest ago.
    cache.delete(key);
    cache.set(key, markup);
    if (cache.size > maxEntries) cache.delete(cache.keys().next().value!);
    return markup;
  };
}
