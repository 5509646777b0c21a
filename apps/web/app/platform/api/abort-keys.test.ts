import { describe, expect, test } from 'vitest';
import { isAborted } from './failed-response.ts';
import { fakeBrowser, json } from './fake-browser.ts';

describe('an abort key', () => {
  /** Responds on demand, or when its call is aborted. */
  const slowBrowser = () => {
    const release: (() => void)[] = [];
    const browser = fakeBrowser({
      answer: (url, { signal }) =>
        new Promise((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
          release.push(() => resolve(json({ status: 0, results: url })));
        }),
    });
    return { ...browser, release };
  };

  test('aborts the earlier call with the same key, without an alert', async () => {
    const { request, release, alerts } = slowBrowser();
    const earlier = request({ url: '/v1/suggest?keyWord=k', abortKey: 'suggest' });
    const later = request({ url: '/v1/suggest?keyWord=kh', abortKey: 'suggest' });
    release[1]?.();
    expect(isAborted(await earlier)).toBe(true);
    expect(await earlier).toMatchObject({ status: 1, httpStatus: 0 });
    expect(await later).toMatchObject({ status: 0, results: '/v1/suggest?keyWord=kh' });
    expect(isAborted(await later)).toBe(false);
    expect(alerts).toEqual([]);
  });
  test('does not affect calls with another key or none', async () => {
    const { request, release } = slowBrowser();
    const calls = [
      request({ url: '/v1/a', abortKey: 'a' }),
      request({ url: '/v1/b', abortKey: 'b' }),
      request({ url: '/v1/c' }),
      request({ url: '/v1/d' }),
    ];
    for (const answer of release) answer();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([0, 0, 0, 0]);
  });
  test('still aborts after an earlier aborted call has ended', async () => {
    const { request, release } = slowBrowser();
    const first = request({ url: '/v1/a', abortKey: 'a' });
    const second = request({ url: '/v1/a', abortKey: 'a' });
    await first;
    const third = request({ url: '/v1/a', abortKey: 'a' });
    release[1]?.();
    release[2]?.();
    expect(isAborted(await second)).toBe(true);
    expect((await third).status).toBe(0);
  });
  test('aborts only running calls', async () => {
    const { request, release } = slowBrowser();
    const first = request({ url: '/v1/a', abortKey: 'a' });
    release[0]?.();
    expect((await first).status).toBe(0);
    const second = request({ url: '/v1/a', abortKey: 'a' });
    const third = request({ url: '/v1/a', abortKey: 'a' });
    release[2]?.();
    expect(isAborted(await second)).toBe(true);
    expect((await third).status).toBe(0);
  });
  test('hides a response that arrived while its call was aborted', async () => {
    const leaving = new AbortController();
    const { request, alerts } = fakeBrowser({
      answer: () => {
        leaving.abort();
        return json({ status: 1, errorMessage: '太晚了' });
      },
    });
    expect(isAborted(await request({ url: '/v1/x', signal: leaving.signal }))).toBe(true);
    expect(alerts).toEqual([]);
  });
  test('is not needed when the caller passes its own abort signal', async () => {
    const { request } = slowBrowser();
    const leaving = new AbortController();
    const call = request({ url: '/v1/x', signal: leaving.signal });
    leaving.abort();
    expect(isAborted(await call)).toBe(true);
    expect(isAborted(await request({ url: '/v1/x', signal: leaving.signal }))).toBe(true);
  });
});
