import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { runExclusively, useAction } from './use-action.ts';

function createPress(action: () => Promise<void>) {
  const lock = { current: false };
  const states: boolean[] = [];
  return { states, press: () => runExclusively(lock, (isRunning) => states.push(isRunning), action) };
}

describe('runExclusively', () => {
  it('reports the start and the end of the action', async () => {
    const { states, press } = createPress(async () => {
      expect(states).toEqual([true]);
    });
    await press();
    expect(states).toEqual([true, false]);
  });

  it('ignores a second press while the action runs, and accepts one afterwards', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let runs = 0;
    const { states, press } = createPress(() => {
      runs += 1;
      return promise;
    });
    const first = press();
    await press();
    expect(runs).toBe(1);
    expect(states).toEqual([true]);
    resolve();
    await first;
    await press();
    expect(runs).toBe(2);
  });

  it('ends after a failure and passes it on', async () => {
    const { states, press } = createPress(() => Promise.reject(new Error('offline')));
    await expect(press()).rejects.toThrow('offline');
    await expect(press()).rejects.toThrow('offline');
    expect(states).toEqual([true, false, true, false]);
  });
});

describe('useAction', () => {
  it('is idle at first and passes the arguments to the action', async () => {
    const sent: string[] = [];
    let press: ((text: string) => Promise<void>) | undefined;
    function Form() {
      const [isSending, send] = useAction(async (text: string) => void sent.push(text));
      press = send;
      return <button type="submit">{isSending ? '正在提交' : '提交'}</button>;
    }
    expect(renderToStaticMarkup(<Form />)).toContain('>提交<');
    await press!('hello');
    expect(sent).toEqual(['hello']);
  });
});
