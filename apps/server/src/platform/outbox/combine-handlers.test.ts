import { describe, expect, it } from 'vitest';
import { combineHandlers } from './combine-handlers.ts';
import type { OutboxEvent } from './deliver-outbox.ts';

const event = { topic: 'order-paid', key: '1' } as OutboxEvent;

describe('combined handlers', () => {
  it('are called in turn, each for its own topics only', async () => {
    const handled: string[] = [];
    const handlers = combineHandlers(
      { 'order-paid': async ({ key }) => void handled.push(`points ${key}`) },
      {
        'order-paid': async ({ key }) => void handled.push(`messages ${key}`),
        'order-done': async () => void handled.push('done'),
      },
    );
    await handlers['order-paid']!(event);
    expect(handled).toEqual(['points 1', 'messages 1']);
    expect(Object.keys(handlers)).toEqual(['order-paid', 'order-done']);
  });

  it('fail the delivery when one of them fails', async () => {
    const handlers = combineHandlers({ 'order-paid': () => Promise.reject(new Error('not now')) });
    await expect(handlers['order-paid']!(event)).rejects.toThrow('not now');
  });
});
