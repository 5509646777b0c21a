import { beforeEach, expect, test } from 'vitest';
import { layOutLater } from './lay-out-later.ts';

const isLaidOut = () => document.documentElement.hasAttribute('data-laid-out');
const waiting = () =>
  [...document.querySelectorAll<HTMLElement>('[data-later]')].filter(
    (part) => part.style.contentVisibility !== 'visible',
  ).length;

beforeEach(() => {
  document.documentElement.removeAttribute('data-laid-out');
  document.body.innerHTML = '<section data-later></section>'.repeat(10);
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
});

test('a few parts at a time when nothing else is to be done, then the page is marked', async () => {
  const left: number[] = [];
  await layOutLater(document, async () => {
    expect(isLaidOut()).toBe(false);
    left.push(waiting());
  });
  expect(left).toEqual([10, 6, 2]);
  expect(waiting()).toBe(0);
  expect(isLaidOut()).toBe(true);
});

test('who scrolls finds the page laid out', async () => {
  let turns = 0;
  await layOutLater(document, async () => {
    turns += 1;
    document.dispatchEvent(new Event('scroll'));
    expect(isLaidOut()).toBe(true);
  });
  expect(turns).toBe(1);
});

test('a page without such parts is marked at once', async () => {
  document.body.innerHTML = '';
  await layOutLater(document, () => Promise.reject(new Error('nothing to wait for')));
  expect(isLaidOut()).toBe(true);
});
