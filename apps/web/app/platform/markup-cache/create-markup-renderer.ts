import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Draw } from './cached-markup.tsx';

/** Some 4 kB each: a shop of 20,000 products keeps the tiles that are looked at. */
const MOST_KEPT = 6_000;

/** Keeps what it drew, by component and data: a product that changed is other data. */
export function createDraw(most = MOST_KEPT): Draw {
  const kept = new Map<string, string>();
  const numbers = new Map<unknown, number>();
  const numberOf = (component: unknown) => {
    const number = numbers.get(component) ?? numbers.size;
    numbers.set(component, number);
    return number;
  };

  return (component, props) => {
    const key = `${numberOf(component)} ${JSON.stringify(props)}`;
    const markup = kept.get(key) ?? renderToString(createElement(component, props));
    // Set anew, so that the first of the map is what was asked for longest ago.
    kept.delete(key);
    kept.set(key, markup);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    return markup;
  };
}
