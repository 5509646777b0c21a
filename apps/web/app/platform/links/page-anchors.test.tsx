import { expect, test, vi } from 'vitest';
import { keepPageAnchors, startFollowingAnchors } from './page-anchors.ts';

const pressAnchor = (state: object | null = null) =>
  window.dispatchEvent(new PopStateEvent('popstate', { state }));

test('an anchor gets a key of its own, and the router hears of it once it has started', () => {
  const router = vi.fn();
  const replaceState = vi.spyOn(window.history, 'replaceState');
  keepPageAnchors(window);
  window.addEventListener('popstate', router);

  pressAnchor({ key: 'back' });
  expect(router).toHaveBeenCalledOnce();
  expect(replaceState).not.toHaveBeenCalled();

  pressAnchor();
  expect(router).toHaveBeenCalledOnce();
  expect(startFollowingAnchors()).toBe(true);

  pressAnchor();
  expect(router).toHaveBeenCalledTimes(2);
  const keys = replaceState.mock.calls.map(([state]) => (state as { key: string }).key);
  expect(new Set(keys).size).toBe(2);
});
