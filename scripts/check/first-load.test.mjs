import { expect, test } from 'vitest';
import { firstLoadFiles, readManifest } from './first-load.mjs';

const manifest = () => ({
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
  routes: {
    root: { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/react.js', '/assets/ui.js'] },
    frame: { id: 'frame', parentId: 'root', module: '/assets/frame.js', imports: [] },
    home: {
      id: 'home',
      parentId: 'frame',
      index: true,
      module: '/assets/home.js',
      imports: ['/assets/price.js'],
    },
    account: { id: 'account', parentId: 'root', path: 'account', module: '/assets/account.js' },
    orders: { id: 'orders', parentId: 'account', index: true, module: '/assets/orders.js' },
  },
});

test('the first load is the entry, the home page and everything around it, each once', () => {
  expect(firstLoadFiles(manifest())).toEqual([
    'assets/entry.js',
    'assets/react.js',
    'assets/root.js',
    'assets/ui.js',
    'assets/frame.js',
    'assets/home.js',
    'assets/price.js',
  ]);
});

test('parts of a route that were split off count too', () => {
  const split = manifest();
  split.routes.home.clientLoaderModule = '/assets/home-loader.js';
  expect(firstLoadFiles(split)).toContain('assets/home-loader.js');
});

test('a build without a home page is an error, not a weight of zero', () => {
  const empty = manifest();
  delete empty.routes.home;
  expect(() => firstLoadFiles(empty)).toThrow('no home page');
});

test('the manifest is read from the script that carries it', () => {
  expect(readManifest('window.__reactRouterManifest={"routes":{}};')).toEqual({ routes: {} });
  expect(() => readManifest('window.__other={}')).toThrow('does not read');
});
