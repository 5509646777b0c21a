import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDelayedAction } from './delayed-action.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const actionOf = (id: string) => ({ id, text: id, send: vi.fn(async () => undefined) });

it('sends a decision after the delay', () => {
  const action = actionOf('a');
  createDelayedAction(5_000, vi.fn()).start(action);
  vi.advanceTimersByTime(4_999);
  expect(action.send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(action.send).toHaveBeenCalledOnce();
});

it('sends nothing that was taken back', () => {
  const action = actionOf('a');
  const delayed = createDelayedAction(5_000, vi.fn());
  delayed.start(action);
  expect(delayed.undo()).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect(action.send).not.toHaveBeenCalled();
  expect(delayed.undo()).toBe(false);
});

it('the next decision sends the one before, each once', () => {
  const [first, second] = [actionOf('a'), actionOf('b')];
  const delayed = createDelayedAction(5_000, vi.fn());
  delayed.start(first);
  delayed.start(second);
  expect(first.send).toHaveBeenCalledOnce();
  expect(second.send).not.toHaveBeenCalled();
  delayed.flush();
  vi.advanceTimersByTime(10_000);
  expect(first.send).toHaveBeenCalledOnce();
  expect(second.send).toHaveBeenCalledOnce();
});
