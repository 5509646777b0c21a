import { describe, expect, test } from 'vitest';
import { createMessages } from './messages.ts';

const listeningTo = () => {
  const messages = createMessages();
  const heard: unknown[] = [];
  return { messages, heard, listen: (message: unknown) => heard.push(message) };
};

describe('what the shop says', () => {
  test('in an alert reaches the alert box', () => {
    const { messages, heard, listen } = listeningTo();
    messages.onAlert(listen);
    messages.alert('库存不足');
    expect(heard).toEqual(['库存不足']);
  });
  test('in a popup stays three seconds', () => {
    const { messages, heard, listen } = listeningTo();
    messages.onPopup(listen);
    messages.popup('已加入购物袋');
    expect(heard).toEqual([{ text: '已加入购物袋', durationMs: 3000 }]);
  });
  test('before the page is ready is heard once it is, the last three messages at most', () => {
    const { messages, heard, listen } = listeningTo();
    for (const text of ['一', '二', '三', '四']) messages.alert(text);
    messages.onAlert(listen);
    expect(heard).toEqual(['二', '三', '四']);
  });
  test('is heard by the box opened last, and by the earlier one after that has gone', () => {
    const { messages } = listeningTo();
    const heard: string[] = [];
    messages.onAlert((text) => heard.push(`page: ${text}`));
    const leave = messages.onAlert((text) => heard.push(`dialog: ${text}`));
    messages.alert('一');
    leave();
    leave();
    messages.alert('二');
    expect(heard).toEqual(['dialog: 一', 'page: 二']);
  });
});
