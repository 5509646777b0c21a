import { addressesRoutes, recipientsRoutes } from '@huarong/contract/addresses';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase, onPostgres } from '../../../testing/index.ts';
import { createCaller, guest, member } from '../orders/testing/call-as.ts';
import { addressesFeature, recipientsFeature } from './index.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
const call = createCaller(database.db, [addressesFeature, recipientsFeature]);

const home = {
  name: '林知夏',
  mobile: '+86 138-0000-0426',
  provinceCode: '310000',
  cityCode: '310100',
  districtCode: '310104',
  address: '花间路 88 号 3 幢 1201 室',
};
const add = async (who: ReturnType<typeof member>, fields: object = {}) =>
  (await call(who, addressesRoutes.add, { ...home, ...fields })).results.addrId as string;
const listBook = async (who: ReturnType<typeof member>) =>
  (await call(who, addressesRoutes.list)).results.addressList as {
    addrId: string;
    isDefault: boolean;
    mobile: string;
  }[];

describe('an address book', () => {
  const lin = member('1');

  it('adds region names, normalises the mobile and makes the first address the default', async () => {
    const addrId = await add(lin);
    expect(await listBook(lin)).toMatchObject([
      {
        addrId,
        mobile: '13800000426',
        provinceName: '上海市',
        districtName: '徐汇区',
        isDefault: true,
        isRemote: false,
        allowsCod: true,
      },
    ]);
  });

  it('has one default: the last one set', async () => {
    const second = await add(lin, { isDefault: true });
    expect((await listBook(lin)).filter(({ isDefault }) => isDefault).map(({ addrId }) => addrId)).toEqual([
      second,
    ]);
    const { results } = await call(lin, addressesRoutes.remove, { addrId: second });
    expect(results.addressList).toMatchObject([{ isDefault: true }]);
  });

  it('can be edited by its owner', async () => {
    const [first] = await listBook(lin);
    await call(lin, addressesRoutes.edit, { ...home, addrId: first!.addrId, name: '林夏' });
    expect(await listBook(lin)).toMatchObject([{ name: '林夏', isDefault: true }]);
  });

  it('of a guest can be read with its full mobile and edited', async () => {
    const visitor = guest('editing');
    const { addrId } = (await call(visitor, recipientsRoutes.guestAdd, home)).results;
    expect((await call(visitor, recipientsRoutes.detail, { addrId })).results.mobile).toBe('13800000426');
    await call(visitor, recipientsRoutes.edit, { ...home, addrId, name: '林夏', mobile: '13900000426' });
    const { results } = await call(visitor, recipientsRoutes.guestList);
    expect(results.addressList).toMatchObject([{ name: '林夏', mobile: '139****0426' }]);
  });

  it('has a street, which an edit without it leaves as long as the district is the same', async () => {
    const who = member('4');
    const addrId = await add(who, { streetName: ' 天平路街道 ' });
    const edit = async (fields: object) => {
      await call(who, addressesRoutes.edit, { ...home, addrId, ...fields });
      return (await listBook(who))[0];
    };
    expect(await listBook(who)).toMatchObject([{ streetName: '天平路街道' }]);
    expect(await edit({ name: '林夏' })).toMatchObject({ streetName: '天平路街道' });
    expect(await edit({ streetName: '湖南路街道' })).toMatchObject({ streetName: '湖南路街道' });
    expect(await edit({ districtCode: '310105' })).not.toHaveProperty('streetName');
    expect(await edit({ districtCode: '310105', streetName: '' })).not.toHaveProperty('streetName');
  });

  it('refuses a street of more than twenty characters', async () => {
    const answer = await call(lin, addressesRoutes.add, { ...home, streetName: '街'.repeat(21) });
    expect([answer.httpStatus, answer.errorMessage]).toEqual([400, '街道或乡镇最多 20 个字']);
  });

  it.each([
    addressesRoutes.edit,
    addressesRoutes.remove,
    addressesRoutes.setDefault,
    recipientsRoutes.updateInUse,
    recipientsRoutes.guestRemove,
    recipientsRoutes.detail,
    recipientsRoutes.edit,
  ])('is not accessible to others: %s', async (route) => {
    const [first] = await listBook(lin);
    const answer = await call(member('2'), route, { ...home, addrId: first!.addrId });
    expect([answer.httpStatus, answer.errorCode]).toEqual([404, 'ORD1001E']);
    expect(await listBook(lin)).toHaveLength(1);
  });

  it.each([
    [{ districtCode: '310199' }],
    [{ districtCode: '110101' }],
    [{ provinceCode: '810000', cityCode: '810000', districtCode: '810000' }],
  ])('refuses an unknown region: %j', async (region) =>
    expect((await call(lin, addressesRoutes.add, { ...home, ...region })).errorCode).toBe('ORD1003E'),
  );

  it.each([[{ name: '林' }], [{ address: '88号' }], [{ mobile: '12800000426' }]])(
    'refuses invalid fields: %j',
    async (fields) =>
      expect((await call(lin, addressesRoutes.add, { ...home, ...fields })).httpStatus).toBe(400),
  );

  it('is limited to twenty addresses', async () => {
    const lin = member('3');
    for (let n = 0; n < 20; n++) await add(lin);
    const answer = await call(lin, addressesRoutes.add, home);
    expect([answer.errorCode, answer.errorMessage]).toEqual([
      'ORD1002W',
      '已存满 20 个地址，请先删除不用的地址',
    ]);
  });
});

describe('at checkout', () => {
  const visitor = guest('checkout-guest');

  it('a guest has addresses with a masked mobile and can use one', async () => {
    const { results } = await call(visitor, recipientsRoutes.guestAdd, home);
    const used = await call(visitor, recipientsRoutes.guestUpdateInUse, { addrId: results.addrId });
    expect(used.results.addressList).toMatchObject([{ mobile: '138****0426', inUse: true }]);
  });

  it('regions are listed level by level from provinces to districts', async () => {
    const listRegions = async (parentCode?: string) =>
      (await call(visitor, recipientsRoutes.provinceList, parentCode ? { parentCode } : {})).results
        .regions as { code: string; name: string; hasChildren: boolean }[];
    expect(await listRegions()).toHaveLength(31);
    expect(await listRegions('310000')).toEqual([{ code: '310100', name: '上海市', hasChildren: true }]);
    expect(await listRegions('310100')).toContainEqual({
      code: '310104',
      name: '徐汇区',
      hasChildren: false,
    });
    expect(await listRegions('441900')).toEqual([{ code: '441900', name: '东莞市', hasChildren: false }]);
    expect((await call(visitor, recipientsRoutes.provinceList, { parentCode: '999999' })).errorCode).toBe(
      'ORD1003E',
    );
  });
});

describe('a pasted text', () => {
  const parse = async (text: string) => (await call(guest('g'), addressesRoutes.parse, { text })).results;

  it.each([
    ['林知夏 138 0000 0426 上海市徐汇区花间路88号3幢1201室', '310104', '林知夏'],
    ['收货人：王小花 手机：+86-13812341234 浙江杭州西湖区文三路 90 号', '330106', '王小花'],
    ['李四,13912345678,广东省深圳市南山区科技园南区1栋', '440305', '李四'],
  ])('%s', async (text, districtCode, name) => {
    expect(await parse(text)).toMatchObject({
      name,
      districtCode,
      mobile: expect.stringMatching(/^1\d{10}$/),
    });
  });

  it('that matches several districts returns the choices and asks', async () => {
    const read = await parse('鼓楼区中山北路1号 小明 13800000001');
    expect(read.districtCode).toBeUndefined();
    expect(read.choices.length).toBeGreaterThan(2);
    expect(read.uncertain).toMatchObject([
      { field: 'name', reason: 'ambiguous', candidates: [{ label: '小明', fields: { name: '小明' } }] },
      { field: 'region', reason: 'ambiguous', candidates: [{ text: '鼓楼区' }, {}, {}, {}] },
    ]);
  });

  it('leaves every character in the detail and gives the street its own field', async () =>
    expect(await parse('北京市朝阳区望京街道阜通东大街 6 号 SOHO T1 2301')).toMatchObject({
      districtCode: '110105',
      districtName: '朝阳区',
      streetName: '望京街道',
      address: '阜通东大街 6 号 SOHO T1 2301',
      choices: [{ districtCode: '110105' }],
    }));

  it('with a region where we do not deliver fills no region', async () => {
    const read = await parse('台北市信义区信义路五段 7 号');
    expect(read).not.toHaveProperty('provinceCode');
    expect(read.choices).toEqual([]);
    expect(read.uncertain).toContainEqual(expect.objectContaining({ field: 'region', reason: 'unserved' }));
  });

  it('without an address returns the text as the detail', async () =>
    expect(await parse('随便写点什么')).toMatchObject({ address: '随便写点什么', choices: [] }));
});

onPostgres('concurrent requests', () => {
  it('create neither two defaults nor a twenty-first address', async () => {
    const lin = member('9');
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => call(lin, addressesRoutes.add, { ...home, isDefault: true })),
    );
    expect(answers.filter(({ status }) => status === 0)).toHaveLength(20);
    expect((await listBook(lin)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});
