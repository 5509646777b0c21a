import { describe, expect, test } from 'vitest';
import { createMessages } from './messages.ts';

const collectMessages = () => {
  const messages = createMessages();
  const received: unknown[] = [];
  return { messages, received, listen: (message: unknown) => received.push(message) };
};

describe('shop messages', () => {
  test('reach the alert box as alerts', () => {
    const { messages, received, listen } = collectMessages();
    messages.onAlert(listen);
    messages.alert('库存不足');
    expect(received).toEqual(['库存不足']);
  });
  test('are shown as popups for three seconds', () => {
    const { messages, received, listen } = collectMessages();
    messages.onPopup(listen);
    messages.popup('已加入购物车');
    expect(received).toEqual([{ text: '已加入购物车', durationMs: 3000 }]);
  });
  test('sent before hydration are queued, at most the last three', () => {
    const { messages, received, listen } = collectMessages();
    for (const text of ['一', '二', '三', '四']) messages.alert(text);
    messages.onAlert(listen);
    expect(received).toEqual(['二', '三', '四']);
  });
  test('go to the latest subscriber, and to the earlier one after it unsubscribes', () => {
    const { messages } = collectMessages();
    const received: string[] = [];
    messages.onAlert((text) => received.push(`page: ${text}`));
    const unsubscribe = messages.onAlert((text) => received.push(`dialog: ${text}`));
    messages.alert('一');
    unsubscribe();
    unsubscribe();
    messages.alert('二');
    expect(received).toEqual(['dialog: 一', 'page: 二']);
  });
});
