import { expect, test } from 'vitest';
import { navigationForClick } from './link-navigation.ts';

const HERE = 'https://shop.example/category/60001/?sort=sales';
const PLAIN = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
};
const linkTo = (href: string, more: object = {}) => ({
  href: new URL(href, HERE).href,
  target: '',
  rel: '',
  dataset: {},
  download: null,
  ...more,
});
const navigation = (href: string, more?: object, click: object = {}) =>
  navigationForClick({ ...PLAIN, ...click }, linkTo(href, more), HERE);

test('a shop link navigates in place', () => {
  expect(navigation('/product/1.html?sku=2#comments')).toEqual({
    to: '/product/1.html?sku=2#comments',
    preventScrollReset: false,
    replace: false,
  });
});

test.each(['/login', '/register'])('a link to %s carries the page to return to', (href) => {
  expect(navigation(href)?.to).toBe(`${href}?historyLocation=%2Fcategory%2F60001%2F%3Fsort%3Dsales`);
});

test('a link to the login keeps the page that it names, and names none on the home page and on the login itself', () => {
  expect(navigation('/login?historyLocation=%2Fshopcart')?.to).toBe('/login?historyLocation=%2Fshopcart');
  for (const page of ['/', '/login', '/login/forgot'])
    expect(navigationForClick(PLAIN, linkTo('/login'), new URL(page, HERE).href)?.to).toBe('/login');
});

test('a filter link keeps the scroll position', () => {
  expect(navigation('?sort=price', { dataset: { stay: 'true' } })).toMatchObject({
    to: '/category/60001/?sort=price',
    preventScrollReset: true,
  });
});

test('a link to the current page replaces the history entry', () => {
  expect(navigation(HERE)).toMatchObject({ replace: true });
});

test.each([
  ['opened in a new tab', '/brand/', { target: '_blank' }],
  ['a download', '/invoices/1.pdf', { download: '' }],
  ['marked as external', '/', { rel: 'noreferrer external' }],
  ['another site', 'https://elsewhere.example/', {}],
  ['a telephone number', 'tel:4000000000', {}],
  ['an anchor on this page', '#comments', {}],
])('the browser handles the click itself: %s', (_, href, more) => {
  expect(navigation(href, more)).toBeNull();
});

test.each([
  ['already handled', { defaultPrevented: true }],
  ['the middle button', { button: 1 }],
  ['with Ctrl', { ctrlKey: true }],
  ['with Command', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
])('the browser keeps its default behaviour: %s', (_, click) => {
  expect(navigation('/brand/', {}, click)).toBeNull();
});
