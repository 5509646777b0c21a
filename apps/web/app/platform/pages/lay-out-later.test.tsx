import { beforeEach, expect, test } from 'vitest';
import { layOutLater, openWhole } from './lay-out-later.ts';

const root = document.documentElement;
const isOpening = () => root.hasAttribute('data-opening');
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-later]')].map((part) => part.style.contentVisibility);
const never = () => Promise.reject(new Error('nothing to wait for'));

beforeEach(() => {
  root.setAttribute('data-opening', 'unmoved');
  document.body.innerHTML = '<section data-later></section>'.repeat(2);
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
});

test('one part after the other when nothing else is to be done, then the mark is taken off', async () => {
  const seen: string[][] = [];
  const look = async () => {
    expect(isOpening()).toBe(true);
    seen.push(shown());
  };
  await layOutLater(document, { isIdle: look, isPainted: look });
  expect(seen).toEqual([
    ['', ''],
    ['auto', ''],
    ['visible', ''],
    ['visible', 'auto'],
  ]);
  expect(shown()).toEqual(['visible', 'visible']);
  expect(isOpening()).toBe(false);
});

test('a page without such parts is opened at once', async () => {
  document.body.innerHTML = '';
  await layOutLater(document, { isIdle: never, isPainted: never });
  expect(isOpening()).toBe(false);
});

test('nothing is to be done on a page that was laid out whole', async () => {
  root.removeAttribute('data-opening');
  await layOutLater(document, { isIdle: never, isPainted: never });
  expect(shown()).toEqual(['', '']);
});

test('nothing more is to be done when the next page has been asked for', async () => {
  await layOutLater(document, { isIdle: async () => {}, isPainted: async () => openWhole(document) });
  expect(shown()).toEqual(['visible', '']);
});
