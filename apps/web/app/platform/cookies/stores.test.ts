import { describe, expect, test } from 'vitest';
import { createCookies } from './cookies.ts';
import { createDeviceFingerprint } from './device-fingerprint.ts';
import { fakeJar } from './fake-jar.ts';
import { createRecentViews } from './recent-views.ts';
import { createSearchHistory } from './search-history.ts';
import { createVisitSource } from './visit-source.ts';

const cookiesWith = (initial: Record<string, string> = {}) =>
  createCookies(fakeJar(initial), { secure: false });

describe('search history', () => {
  test('keeps the last ten keywords, newest first, each once', () => {
    const history = createSearchHistory(cookiesWith());
    for (let word = 1; word <= 12; word++) history.add(`口红${word}`);
    history.add('口红5');
    expect(history.list()).toEqual(['口红5', ...[12, 11, 10, 9, 8, 7, 6, 4, 3].map((word) => `口红${word}`)]);
  });
  test('removes one keyword, or all', () => {
    const history = createSearchHistory(cookiesWith());
    history.add('口红');
    history.add('精华');
    history.remove('口红');
    expect(history.list()).toEqual(['精华']);
    history.clear();
    expect(history.list()).toEqual([]);
  });
  test('drops the oldest keywords when they no longer fit into one cookie', () => {
    const history = createSearchHistory(cookiesWith());
    for (let word = 0; word < 10; word++) history.add(`${word}${'花'.repeat(49)}`);
    const stored = history.list();
    expect(stored.length).toBeGreaterThan(6);
    expect(stored.length).toBeLessThan(10);
    expect(stored[0]).toBe(`9${'花'.repeat(49)}`);
  });
  test.each([
    '',
    'junk',
    '{}',
    'null',
    '[1,{},null]',
    '["%","#"]',
    '%E6%9',
    encodeURIComponent('["<b>'),
    '[[["a"]]]',
  ])('starts empty when its cookie holds %j', (value) =>
    expect(createSearchHistory(cookiesWith({ keywordsHistoryV2: value })).list()).toEqual([]),
  );
  test('keeps the valid keywords of a manipulated cookie', () =>
    expect(
      createSearchHistory(
        cookiesWith({ keywordsHistoryV2: encodeURIComponent(JSON.stringify(['口红', ' 口红 ', 7, 'a%b'])) }),
      ).list(),
    ).toEqual(['口红', 'ab']));
});

describe('recent views', () => {
  test('keep the last hundred products, newest first, each once', () => {
    const views = createRecentViews(cookiesWith(), () => true);
    for (let id = 1; id <= 103; id++) views.record(String(id));
    views.record('50');
    expect(views.list()).toHaveLength(100);
    expect(views.list().slice(0, 3)).toEqual(['50', '103', '102']);
  });
  test('keep as many long ids as fit', () => {
    const views = createRecentViews(cookiesWith(), () => true);
    for (let id = 100; id < 200; id++) views.record(`${id}${'x'.repeat(60)}`);
    expect(views.list()[0]).toMatch(/^199/);
    expect(views.list().length).toBeGreaterThan(50);
  });
  test('store nothing once browsing history is off', () => {
    const views = createRecentViews(cookiesWith(), () => false);
    views.record('1');
    expect(views.list()).toEqual([]);
  });
  test('ignore invalid product ids', () => {
    const views = createRecentViews(
      cookiesWith({ productIds: encodeURIComponent('1,<b>,,../2,3,3') }),
      () => true,
    );
    views.record('4,5');
    expect(views.list()).toEqual(['1', '3']);
    views.clear();
    expect(views.list()).toEqual([]);
  });
});

describe('the visit source', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 12, minute));

  test('is the latest campaign for orders and the first one permanently', () => {
    const source = createVisitSource(cookiesWith(), () => true);
    source.capture('/?utm_source=weibo', at(0));
    source.capture('/product/1.html', at(1));
    source.capture('/?utm_source=douyin&utm_campaign=%E5%8F%8C11', at(2));
    expect(source.latest()).toMatchObject({
      utm_source: 'douyin',
      utm_campaign: '双11',
      currentTime: at(2).getTime(),
    });
    expect(source.first()).toMatchObject({ utm_source: 'weibo', currentTime: at(0).getTime() });
  });
  test('is deleted when analytics is switched off', () => {
    const cookies = cookiesWith();
    createVisitSource(cookies, () => true).capture('/?utm_source=weibo', at(0));
    const source = createVisitSource(cookies, () => false);
    source.capture('/?utm_source=douyin', at(1));
    expect([source.latest(), source.first()]).toEqual([null, null]);
  });
  test('replaces an invalid first source', () => {
    const source = createVisitSource(cookiesWith({ first_touch_source: '%7Bjunk' }), () => true);
    expect(source.first()).toBeNull();
    source.capture('/?utm_source=weibo', at(0));
    expect(source.first()?.utm_source).toBe('weibo');
  });
});

describe('the device id', () => {
  const randomBytes = (length: number) => new Uint8Array(length).fill(0xab);
  const storageOf = (initial: Record<string, string> = {}) => {
    const stored = new Map(Object.entries(initial));
    return {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    };
  };
  const known = '0123456789abcdef0123456789abcdef';

  test('is random, created once and stored in two places', () => {
    const cookies = cookiesWith();
    const storage = storageOf();
    expect(createDeviceFingerprint({ cookies, storage: () => storage, randomBytes })()).toBe('ab'.repeat(16));
    const another = (length: number) => new Uint8Array(length);
    expect(createDeviceFingerprint({ cookies, storage: () => storageOf(), randomBytes: another })()).toBe(
      'ab'.repeat(16),
    );
    expect(
      createDeviceFingerprint({ cookies: cookiesWith(), storage: () => storage, randomBytes: another })(),
    ).toBe('ab'.repeat(16));
  });
  test('works without storage', () => {
    const storage = () => {
      throw new Error('SecurityError');
    };
    expect(
      createDeviceFingerprint({ cookies: cookiesWith({ deviceFingerprint: known }), storage, randomBytes })(),
    ).toBe(known);
  });
  test('is created again when the cookie was manipulated', () =>
    expect(
      createDeviceFingerprint({
        cookies: cookiesWith({ deviceFingerprint: 'a%0D%0Ab' }),
        storage: () => storageOf(),
        randomBytes,
      })(),
    ).toBe('ab'.repeat(16)));
});
