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
  expect(firstLoadFiles(manifest(), '/')).toEqual([
    'assets/entry.js',
    'assets/react.js',
    'assets/root.js',
    'assets/ui.js',
    'assets/frame.js',
    'assets/home.js',
    'assets/price.js',
  ]);
});

test('other pages are found by their address', () => {
  expect(firstLoadFiles(manifest(), '/account')).toContain('assets/account.js');
});

test('parts of a route that were split off count too', () => {
  const split = manifest();
  split.routes.home.clientLoaderModule = '/assets/home-loader.js';
  expect(firstLoadFiles(split, '/')).toContain('assets/home-loader.js');
});

test('a page that the build does not have is an error, not a weight of zero', () => {
  const empty = manifest();
  delete empty.routes.home;
  expect(() => firstLoadFiles(empty, '/')).toThrow('no page at /');
});

test('the manifest is read from the script that carries it', () => {
  expect(readManifest('window.__reactRouterManifest={"routes":{}};')).toEqual({ routes: {} });
  expect(() => readManifest('window.__other={}')).toThrow('does not read');
});
