import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserPlatform } from './browser.ts';
import { fakeJar } from './cookies/fake-jar.ts';
import { messages } from './messages/messages.ts';
import { useSession } from './session/use-session.ts';

/** A minimal window for the platform. */
function fakeWindow(
  at: string,
  answer: () => Response = () => new Response('{"status":0}'),
  storage?: Storage,
) {
  const url = new URL(at);
  const jar = fakeJar();
  const listeners: (() => void)[] = [];
  const beacons: { url: string; body: Blob }[] = [];
  const visited: string[] = [];
  const page = {
    visibilityState: 'visible',
    addEventListener: (name: string, listener: () => void) => {
      if (name === 'visibilitychange') listeners.push(listener);
    },
  };
  Object.defineProperty(page, 'cookie', { get: jar.read, set: jar.write });
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => answer());
  const window = {
    document: page,
    location: {
      hostname: url.hostname,
      protocol: url.protocol,
      pathname: url.pathname,
      search: url.search,
      assign: (to: string) => visited.push(to),
    },
    navigator: {
      doNotTrack: null,
      sendBeacon: (to: string, body: Blob) => beacons.push({ url: to, body }) > 0,
    },
    crypto: globalThis.crypto,
    fetch,
    setTimeout: () => 0,
    addEventListener: () => undefined,
    get localStorage(): Storage {
      if (storage) return storage;
      throw new Error('SecurityError');
    },
  } as unknown as Window & typeof globalThis;
  const hide = () => {
    page.visibilityState = 'hidden';
    for (const listener of listeners) listener();
  };
  return { window, jar, fetch, beacons, visited, hide };
}

describe('the browser platform', () => {
  const alerts: string[] = [];
  beforeEach(() => void alerts.splice(0));
  messages.onAlert((text) => alerts.push(text));

  test('calls its own host with a stable device id, even without storage', async () => {
    const { window, fetch, jar } = fakeWindow('https://127.0.0.1/');
    const { api } = createBrowserPlatform(window);
    await api.content.availability({});
    const [url, init] = fetch.mock.calls[0] ?? [];
    const deviceFingerprint = new Headers(init?.headers).get('deviceFingerprint');
    expect(url).toBe('/v1/marketing/availability');
    expect(deviceFingerprint).toMatch(/^[0-9a-f]{32}$/);
    expect(jar.written).toEqual([
      `deviceFingerprint=${deviceFingerprint}; Path=/; SameSite=Lax; Secure; Max-Age=630720000`,
    ]);
  });
  test('signs out when the session has ended, and keeps the code for the notices', async () => {
    const { window, jar } = fakeWindow(
      'http://127.0.0.1/',
      () => new Response('{"status":1,"errorCode":"2510","errorMessage":"登录已超时"}', { status: 401 }),
    );
    const { api, user, cookies } = createBrowserPlatform(window);
    user.signIn({ UID: '7', Token: 't0k3n', user_id: '7', user_name: '小芍' });
    await api.content.availability({});
    expect(user.get()).toMatchObject({ isSignedIn: false, currentErrorCode: '2510' });
    expect(cookies.get('Token')).toBe('');
    expect(jar.read()).toContain('sessionEnd=2510');
  });
  test('navigates to the rate-limit page', async () => {
    const { window, visited } = fakeWindow(
      'http://127.0.0.1/search/?k=eA',
      () => new Response('', { status: 429 }),
    );
    await createBrowserPlatform(window).request({ url: '/v1/x' });
    expect(visited).toEqual(['/v2/html/currentLimiting.html?historyLocation=%2Fsearch%2F%3Fk%3DeA']);
  });
  test('opens the second step of a login', async () => {
    const { window } = fakeWindow(
      'http://127.0.0.1/login',
      () => new Response('{"status":1}', { status: 423 }),
    );
    const { request, onLocked } = createBrowserPlatform(window);
    const opened: number[] = [];
    onLocked(({ httpStatus }) => opened.push(httpStatus));
    await request({ url: '/v1/usercenter/login' });
    expect(opened).toEqual([423]);
  });
  test('sends analytics as JSON when the page is hidden', async () => {
    const { window, beacons, hide } = fakeWindow('http://127.0.0.1/product/1001.html');
    createBrowserPlatform(window).track({ name: 'product_view', commodity_sku: '2002' });
    hide();
    expect(beacons[0]?.url).toBe('/v1/analytics/events');
    expect(beacons[0]?.body.type).toBe('application/json');
    expect(JSON.parse((await beacons[0]?.body.text()) ?? '').events).toMatchObject([
      { name: 'product_view', commodity_sku: '2002', page: { type: 'pdp' }, source: null },
    ]);
  });
  test('credits the landing page to the link that led to it', async () => {
    const { window, beacons, hide } = fakeWindow('http://127.0.0.1/product/1001.html?utm_source=weibo');
    createBrowserPlatform(window).track({ name: 'product_view', commodity_sku: '2002' });
    hide();
    expect(JSON.parse((await beacons[0]?.body.text()) ?? '').events[0].source.utm_source).toBe('weibo');
  });
  test('sends and stores nothing once analytics and browsing history are off', () => {
    const { window, beacons, hide } = fakeWindow('http://127.0.0.1/?utm_source=weibo');
    const { privacy, track, visitSource, recentViews } = createBrowserPlatform(window);
    privacy.set({ analytics: false, browsingHistory: false });
    visitSource.capture('/?utm_source=weibo', new Date());
    recentViews.record('1001');
    track({ name: 'page_view' });
    hide();
    expect(beacons).toEqual([]);
    expect(visitSource.latest()).toBeNull();
    expect(recentViews.list()).toEqual([]);
  });
  test('sends events of one visit with different ids, and removes the visit once analytics is off', async () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    } as unknown as Storage;
    const { window, beacons, hide } = fakeWindow('http://127.0.0.1/', undefined, storage);
    const { privacy, track } = createBrowserPlatform(window);
    track({ name: 'page_view' });
    track({ name: 'page_view' });
    hide();
    const { events } = JSON.parse((await beacons[0]?.body.text()) ?? '');
    expect(events[0].visitID).toMatch(/^[0-9a-f]{32}$/);
    expect(events[1].visitID).toBe(events[0].visitID);
    expect(events[1].eventID).not.toBe(events[0].eventID);
    expect([...stored.values()].join()).toContain(events[0].visitID);
    privacy.set({ analytics: false });
    track({ name: 'page_view' });
    hide();
    expect(stored.size).toBe(0);
    expect(beacons).toHaveLength(1);
  });
});

test('the cached HTML greets an anonymous visitor', () => {
  const Greeting = () => createElement('p', null, useSession().isSignedIn ? '你好' : '请登录');
  expect(renderToStaticMarkup(createElement(Greeting))).toBe('<p>请登录</p>');
});
