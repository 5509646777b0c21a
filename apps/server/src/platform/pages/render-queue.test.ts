import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRenderQueue, type RenderQueueLimits, TooManyRenders } from './render-queue.ts';

/** A queue whose renders end on demand. */
function openQueue(limits: Partial<RenderQueueLimits> = {}) {
  const queue = createRenderQueue({ maxRunning: 2, maxWaiting: 4, maxWaitMs: 5_000, ...limits });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const endOne = async () => {
    ends.shift()?.();
    await wait(5);
  };
  return {
    started,
    endOne,
    render: (address: string, name = address) =>
      queue.run(address, async () => {
        started.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
        return name;
      }),
    async endAll() {
      while (ends.length > 0) await endOne();
    },
  };
}
const outcomeOf = (page: Promise<string>) =>
  page.catch((error: unknown) => (error instanceof TooManyRenders ? 'refused' : 'failed'));

describe('the render queue', () => {
  it('renders a bounded number at the same time, and the others in their order', async () => {
    const { render, started, endOne, endAll } = openQueue();
    const pages = ['a', 'b', 'c', 'd'].map((name) => render('visitor', name));
    await wait(5);
    expect(started).toEqual(['a', 'b']);
    await endOne();
    expect(started).toEqual(['a', 'b', 'c']);
    await endAll();
    expect(await Promise.all(pages)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lets addresses take turns', async () => {
    const { render, started, endAll } = openQueue({ maxRunning: 1, maxWaiting: 20 });
    const many = Array.from({ length: 5 }, (_, index) => render('many', `many ${index}`));
    const one = render('one');
    await wait(5);
    await endAll();
    await Promise.all([...many, one]);
    expect(started.indexOf('one')).toBeLessThanOrEqual(2);
  });

  it('refuses what does not fit, and first that of the address with most requests waiting', async () => {
    const { render, endAll } = openQueue({ maxRunning: 1 });
    const many = Array.from({ length: 6 }, () => outcomeOf(render('many')));
    const one = outcomeOf(render('one'));
    await wait(5);
    await endAll();
    expect(await Promise.all(many)).toEqual(['many', 'many', 'many', 'many', 'refused', 'refused']);
    expect(await one).toBe('one');
  });

  it('refuses what waited too long', async () => {
    const { render, endAll } = openQueue({ maxRunning: 1, maxWaitMs: 10 });
    const first = render('first');
    expect(await outcomeOf(render('second'))).toBe('refused');
    await endAll();
    expect(await first).toBe('first');
  });

  it('goes on after a render that failed', async () => {
    const queue = createRenderQueue({ maxRunning: 1, maxWaiting: 1, maxWaitMs: 1_000 });
    const failed = queue.run('a', () => Promise.reject(new Error('broken')));
    const next = queue.run('a', async () => 'next');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
