import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/index.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasOffers: true });
});
afterAll(() => shop.close());

const textGroup = async (queryBody: unknown) =>
  (
    await shop.app.inject({
      method: 'POST',
      url: '/v1/marketing/MktSimpleGroupController/simpleTextGroup',
      payload: { queryBody },
    })
  ).json();

describe('POST simpleTextGroup', () => {
  it('returns the lines of a slot in the editor’s order', async () => {
    const { status, results } = await textGroup({ locationLabel: 'search_hint' });
    expect(status).toBe(0);
    expect(results.locationLabel).toBe('search_hint');
    expect(results.resourceList).toHaveLength(4);
    expect(results.resourceList[0]).toEqual({
      content: '哑光唇膏',
      link: '',
      omniture: 'search_hint_1',
    });
  });

  it('returns several slots in the requested order', async () => {
    const { results } = await textGroup({ locationLabel: 'hot_word,top_notice,no_such_slot' });
    expect(results.groups.map((group: { locationLabel: string }) => group.locationLabel)).toEqual([
      'hot_word',
      'top_notice',
      'no_such_slot',
    ]);
    expect(results.groups[2].resourceList).toEqual([]);
  });

  it.each([[{}], [{ locationLabel: '' }], [{ locationLabel: 'a b' }], [{ locationLabel: 7 }]])(
    'refuses %j with a message that names the field',
    async (queryBody) => {
      expect(await textGroup(queryBody)).toMatchObject({
        status: 1,
        errorCode: 'CMN0001E',
        errorMessage: expect.stringMatching(/^位置标识/),
      });
    },
  );

  it('hides a line that has ended and one that has not started', async () => {
    const { db } = shop.database;
    const line = { kind: 'text' as const, location_label: 'windows', link: '', omniture: '', is_live: true };
    await db
      .insertInto('content_resource')
      .values([
        { ...line, position: 1, content: '已结束', ends_at: new Date('2020-01-01') },
        { ...line, position: 2, content: '未开始', starts_at: new Date('2120-01-01') },
        { ...line, position: 3, content: '下架', is_live: false },
        {
          ...line,
          position: 4,
          content: '正当时',
          starts_at: new Date('2020-01-01'),
          ends_at: new Date('2120-01-01'),
        },
      ])
      .execute();
    const { results } = await textGroup({ locationLabel: 'windows' });
    expect(results.resourceList.map((shown: { content: string }) => shown.content)).toEqual(['正当时']);
  });
});

describe('GET commonConfig', () => {
  it('returns the constants of the store', async () => {
    const { results } = (await shop.app.inject('/v1/configuration/commonConfig')).json();
    expect(results).toMatchObject({
      storeId: 10001,
      catalogId: 10052,
      langId: -7,
      freight: { fee: '10.00', freeFrom: '199.00' },
    });
  });
});

describe('image slots', () => {
  it('return URL and size by slot and by banner position', async () => {
    const url = '/v1/marketing/MktSimpleGroupController/simpleImageGroup';
    const slot = (
      await shop.app.inject({ method: 'POST', url, payload: { queryBody: { locationLabel: 'home_hero' } } })
    ).json();
    expect(slot.results.resourceList[0]).toMatchObject({
      imageUrl: '/pictures/scene/hero-zhusha-1600.webp',
      width: 1600,
      height: 800,
    });
    const banner = (await shop.app.inject('/v1/mpcms/common/banner/home_hero')).json();
    expect(banner.results.resourceList).toEqual(slot.results.resourceList);
  });
});

describe('GET availability and pc/config', () => {
  it('return which slots are filled and on which page they are', async () => {
    const { results } = (await shop.app.inject('/v1/marketing/availability')).json();
    expect(results.modules).toContainEqual({ locationLabel: 'carousel_text', available: true });
    const config = (await shop.app.inject('/v1/mpcms/common/pc/config')).json();
    expect(config.results.pages.map((page: { page: string }) => page.page)).toEqual(['frame', 'home']);
  });
});

describe('GET errorMessage', () => {
  it('returns the message of a code', async () => {
    const { results } = (await shop.app.inject('/v1/myaccount/message/errorMessage?errorCode=2510')).json();
    expect(results).toEqual({ errorCode: '2510', errorMessage: '登录已超时，请重新登录' });
  });

  it('refuses an unknown code', async () => {
    const answer = await shop.app.inject('/v1/myaccount/message/errorMessage?errorCode=XYZ');
    expect([answer.statusCode, answer.json().errorCode]).toEqual([200, 'CMN2001E']);
  });
});

describe('the demo clock', () => {
  const advance = (payload: object) => shop.app.inject({ method: 'POST', url: '/demo/clock', payload });

  it('ends a campaign at once on every page and call', async () => {
    const before = await textGroup({ locationLabel: 'carousel_text' });
    expect(before.results.resourceList.map(({ mark }: { mark: string }) => mark)).toContain('冬日焕采季');
    const moved = await advance({ advanceSeconds: 15 * 24 * 3600 });
    expect(moved.json().status).toBe(0);
    const after = await textGroup({ locationLabel: 'carousel_text' });
    expect(after.results.resourceList).toHaveLength(before.results.resourceList.length - 1);
  });

  it.each([[{}], [{ advanceSeconds: -1 }], [{ advanceSeconds: 1.5 }], [{ advanceSeconds: '5' }]])(
    'is not advanced by %j',
    async (payload) => expect((await advance(payload)).statusCode).toBe(400),
  );
});

describe('GET /pictures/qr.svg', () => {
  const draw = (link: string) => shop.app.inject({ url: '/pictures/qr.svg', query: { link } });

  it('draws the codes of the footer as images that run no scripts', async () => {
    const { results } = await textGroup({ locationLabel: 'footer_qr' });
    const links: string[] = results.resourceList.map(({ link }: { link: string }) => link);
    const images = await Promise.all(links.map(draw));
    expect(images.map(({ headers }) => headers['content-type'])).toEqual(['image/svg+xml', 'image/svg+xml']);
    expect(images[0]!.headers['content-security-policy']).toContain('sandbox');
    expect(images[0]!.body).not.toBe(images[1]!.body);
    expect(images[0]!.body.length).toBeLessThan(10_000);
  });

  it('draws an address elsewhere only while a line of the footer names it', async () => {
    const link = 'https://mp.weixin.qq.com/huarong';
    expect((await draw(link)).statusCode).toBe(404);
    const line = { kind: 'text' as const, location_label: 'footer_qr', omniture: '', is_live: true };
    await shop.database.db
      .insertInto('content_resource')
      .values({ ...line, position: 9, content: '服务号', link })
      .execute();
    expect((await draw(link)).statusCode).toBe(200);
  });

  it.each([
    '',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a b',
    `/${'a'.repeat(300)}`,
  ])('draws none of %s', async (link) => expect((await draw(link)).statusCode).toBe(404));
});
