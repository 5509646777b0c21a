import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastHost } from './Toast.tsx';
import { currentToast, showToast } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a toast disappears after three seconds', () => {
  showToast('已加入购物车');
  expect(currentToast.read()).toMatchObject({ message: '已加入购物车', icon: 'check' });
  vi.advanceTimersByTime(2999);
  expect(currentToast.read()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast.read()).toBeNull();
});

test('a newer toast replaces the older one and stays for three seconds', () => {
  showToast('已收藏，降价时提醒你', 'heart');
  vi.advanceTimersByTime(2000);
  showToast('网络不太稳定，请稍后重试', 'info');
  vi.advanceTimersByTime(2000);
  expect(currentToast.read()?.message).toBe('网络不太稳定，请稍后重试');
});

test('the same message twice is two toasts', () => {
  showToast('已复制');
  const first = currentToast.read()?.id;
  showToast('已复制');
  expect(currentToast.read()?.id).not.toBe(first);
});

test('the server renders an empty status region', () => {
  expect(renderToStaticMarkup(<ToastHost />)).toContain('role="status"></span>');
});
