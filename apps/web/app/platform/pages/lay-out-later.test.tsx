import { beforeEach, expect, test } from 'vitest';
import { layOutLater } from './lay-out-later.ts';

const root = document.documentElement;
const isOpening = () => root.hasAttribute('data-opening');
const waiting = () =>
  [...document.querySelectorAll<HTMLElement>('[data-later]')].filter(
    (part) => part.style.contentVisibility !== 'visible',
  ).length;

beforeEach(() => {
  root.setAttribute('data-opening', '');
  document.body.innerHTML = '<section data-later></section>'.repeat(3);
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
});

test('one part after the other when nothing else is to be done, then the mark is taken off', async () => {
  const left: number[] = [];
  await layOutLater(document, async () => {
    expect(isOpening()).toBe(true);
    left.push(waiting());
  });
  expect(left).toEqual([3, 2, 1]);
  expect(waiting()).toBe(0);
  expect(isOpening()).toBe(false);
});

test('nothing is left to do when the mark has been taken off', async () => {
  let turns = 0;
  await layOutLater(document, async () => {
    turns += 1;
    root.removeAttribute('data-opening');
  });
  expect(turns).toBe(1);
});

test('a page without such parts is opened at once', async () => {
  document.body.innerHTML = '';
  await layOutLater(document, () => Promise.reject(new Error('nothing to wait for')));
  expect(isOpening()).toBe(false);
});
