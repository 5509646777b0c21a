import { describe, expect, test } from 'vitest';
import { COOKIE_TABLE, type CookieName } from './cookie-table.ts';
import { createCookies } from './cookies.ts';
import { fakeJar } from './fake-jar.ts';
import { parseCookies } from './parse-cookies.ts';

const thirtyDays = 2_592_000;
const forever = 630_720_000;

test('the jar is read once by what runs at a stretch, and anew after it or after a change', async () => {
  let reads = 0;
  let line = 'UID=7; Token=a';
  const jar = {
    read() {
      reads += 1;
      return line;
    },
    write: (written: string) => {
      line = `UID=7; ${written.split(';')[0]}`;
    },
  };
  const cookies = createCookies(jar, { secure: false });
  expect([cookies.get('UID'), cookies.get('Token'), reads]).toEqual(['7', 'a', 1]);
  cookies.set('Token', 'b');
  expect([cookies.get('Token'), reads]).toEqual(['b', 2]);
  line = 'UID=8; Token=c';
  await Promise.resolve();
  expect([cookies.get('UID'), cookies.get('Token'), reads]).toEqual(['8', 'c', 3]);
});

describe('the cookie lifetime', () => {
  test.each<[CookieName, number | null]>([
    ['UID', thirtyDays],
    ['Token', thirtyDays],
    ['user_name', thirtyDays],
    ['user_id', thirtyDays],
    ['tpId', null],
    ['bind', null],
    ['bindId', null],
    ['order_source', 1_800],
    ['first_touch_source', forever],
    ['keywordsHistoryV2', 94_608_000],
    ['productIds', forever],
    ['guestToken', thirtyDays],
    ['guestCheckout', null],
    ['deviceFingerprint', forever],
    ['privacyOff', forever],
  ])('of %s is %s seconds', (name, seconds) => {
    const jar = fakeJar();
    createCookies(jar, { secure: false }).set(name, 'x');
    expect(jar.written).toEqual([
      `${name}=x; Path=/; SameSite=Lax${seconds === null ? '' : `; Max-Age=${seconds}`}`,
    ]);
  });
  test('is defined for every cookie of the specification', () =>
    expect(Object.keys(COOKIE_TABLE)).toEqual(
      expect.arrayContaining(
        'UID Token user_name user_id tpId bind bindId order_source first_touch_source keywordsHistoryV2 productIds'.split(
          ' ',
        ),
      ),
    ));
});

describe('a cookie', () => {
  test('is Secure on https', () => {
    const jar = fakeJar();
    createCookies(jar, { secure: true }).set('tpId', 'x');
    expect(jar.written).toEqual(['tpId=x; Path=/; SameSite=Lax; Secure']);
  });
  test('is gone after deletion', () => {
    const cookies = createCookies(fakeJar({ Token: 'abc' }), { secure: true });
    cookies.delete('Token');
    expect(cookies.get('Token')).toBe('');
  });
  test.each(['李华', 'a; Path=/evil', 'x=y', 'a\r\nSet-Cookie: b=c', '%E4%B8', '"\\,', '\ud800', ' padded '])(
    'encodes %j',
    (value) => {
      const jar = fakeJar();
      const cookies = createCookies(jar, { secure: false });
      expect(cookies.set('user_name', value)).toBe(true);
      expect(jar.written[0]).toMatch(/^user_name=[\w%.!~*'()-]*; Path=\/; SameSite=Lax; Max-Age=2592000$/);
      expect(cookies.get('user_name')).toBe(value.toWellFormed());
    },
  );
  test("that exceeds the browser's size limit is not written", () => {
    const jar = fakeJar();
    const cookies = createCookies(jar, { secure: false });
    expect(cookies.set('user_name', 'a'.repeat(4096 - 'user_name='.length))).toBe(true);
    expect(cookies.set('user_name', 'a'.repeat(4097 - 'user_name='.length))).toBe(false);
    expect(jar.written).toHaveLength(1);
  });
});

describe('a Cookie header', () => {
  test.each<[string, [string, string][]]>([
    ['', []],
    [';;; ;', []],
    ['=x', []],
    ['Token', []],
    ['Token=', [['Token', '']]],
    ['Token=a=b==', [['Token', 'a=b==']]],
    [
      ' Token = a ; UID=7',
      [
        ['Token', 'a'],
        ['UID', '7'],
      ],
    ],
    ['user_name=%E6%9D%8E', [['user_name', '李']]],
    ['user_name=%E6%9', [['user_name', '%E6%9']]],
    ['a=1; a=2', [['a', '1']]],
    [
      '__proto__=x; constructor=y',
      [
        ['__proto__', 'x'],
        ['constructor', 'y'],
      ],
    ],
  ])('%j is parsed without an error', (header, pairs) => expect([...parseCookies(header)]).toEqual(pairs));
});
