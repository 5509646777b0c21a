import { afterEach, expect, test, vi } from 'vitest';
import { enterSheet } from './sheet-history.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What a browser does some time after `history.back()`, or when somebody presses Back. */
function arriveAtPage() {
  window.history.replaceState(null, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
}
const shownSheet = () => (window.history.state as { sheet?: string } | null)?.sheet;

test('a sheet that opens while the entry of another is taken back gets its own afterwards, and Back closes it', () => {
  vi.useFakeTimers();
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const close = vi.fn();
  const first = enterSheet(() => undefined);
  const entry = shownSheet();
  expect(entry).toBeDefined();

  first();
  vi.advanceTimersByTime(100);
  expect(back).toHaveBeenCalledOnce();
  enterSheet(close);
  expect(shownSheet()).toBe(entry);

  arriveAtPage();
  expect(shownSheet()).toBeDefined();
  expect(close).not.toHaveBeenCalled();
  arriveAtPage();
  expect(close).toHaveBeenCalledOnce();
});

test('a sheet that opens and closes meanwhile leaves no entry', () => {
  vi.useFakeTimers();
  vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const first = enterSheet(() => undefined);
  first();
  vi.advanceTimersByTime(100);
  enterSheet(() => undefined)();
  arriveAtPage();
  vi.advanceTimersByTime(100);
  expect(shownSheet()).toBeUndefined();
});
