import { renderToString } from 'react-dom/server';
import { type EntryContext, Scripts, ServerRouter } from 'react-router';
import { expect, test } from 'vitest';
import { withMatchedRoutes } from './matched-routes.ts';
import { contextOf } from './testing/context-of.ts';

const Page = () => (
  <html lang="zh-CN">
    <body>
      <p>花容</p>
      <Scripts />
    </body>
  </html>
);

/** A page of a shop that has another route beside it. */
function contextOfTwo(): EntryContext {
  const context = contextOf(Page);
  const { manifest, routeModules } = context;
  const other = { ...manifest.routes['root']!, id: 'other', path: '/other', module: '/other.js' };
  return {
    ...context,
    manifest: { ...manifest, routes: { ...manifest.routes, other } },
    routeModules: { ...routeModules, other: routeModules['root']! },
  };
}
const render = (context: EntryContext) =>
  renderToString(<ServerRouter context={context} url="https://shop.example/" />);

test('the installed router writes the same page from the routes that match', () => {
  const page = render(withMatchedRoutes(contextOfTwo(), new Set()));
  expect(page).toBe(render(withMatchedRoutes(contextOfTwo(), new Set(['matched-routes']))));
  expect(page).toContain('import * as route0 from "/root.js"');
});

test('the router makes no other routes', () => {
  const withoutModule = (): EntryContext => {
    const context = contextOfTwo();
    return { ...context, routeModules: { root: context.routeModules['root']! } };
  };
  expect(() => render(withoutModule())).toThrow('No `routeModule` available');
  expect(render(withMatchedRoutes(withoutModule(), new Set()))).toContain('花容');
});
