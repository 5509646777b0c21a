import { accountRoutes } from '@huarong/contract/account';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bombs } from '../../../platform/uploads/testing/bombs.ts';
import { polyglots } from '../../../platform/uploads/testing/broken-images.ts';
import { createImage, jpeg } from '../../../platform/uploads/testing/image-samples.ts';
import { notImages } from '../../../platform/uploads/testing/not-images.ts';
import { type AccountHarness, type AccountMember, openAccountHarness } from '../testing/account-harness.ts';

let harness: AccountHarness;
let member: AccountMember;
beforeAll(async () => {
  harness = await openAccountHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  member = await harness.createMember();
});

const profile = async () => (await member.call(accountRoutes.profile)).results;
const save = (fields: object) => member.call(accountRoutes.saveProfile, { ...fields });

describe('a profile', () => {
  it('starts with the defaults', async () => {
    expect(await profile()).toMatchObject({
      nickname: `花友${member.id.slice(-4)}`,
      gender: 'undisclosed',
      maskedMobile: `${member.mobile.slice(0, 3)}****${member.mobile.slice(-4)}`,
      emailVerified: false,
      skinConcerns: [],
      completeness: 20,
    });
  });

  it('saves the given fields and leaves the others unchanged', async () => {
    await save({ name: '林知夏', gender: 'female', city: '上海市', skinType: 'combinationDry' });
    const { results } = await save({ skinConcerns: ['泛红', '泛红', '毛孔'], avoidedIngredients: ['酒精'] });
    expect(results).toMatchObject({
      name: '林知夏',
      gender: 'female',
      city: '上海市',
      skinType: 'combinationDry',
      skinConcerns: ['泛红', '毛孔'],
      avoidedIngredients: ['酒精'],
      completeness: 70,
    });
    await save({ city: null, skinType: null, skinConcerns: [] });
    expect(await profile()).not.toHaveProperty('city');
    expect(await profile()).toMatchObject({ name: '林知夏', skinConcerns: [] });
  });

  it('is not shown to another member', async () => {
    await save({ name: '林知夏' });
    const other = await harness.createMember();
    expect((await other.call(accountRoutes.profile)).results).not.toHaveProperty('name');
  });
});

describe('a nickname', () => {
  it.each([
    ['花容官方客服', 'CMN3004E'],
    ['Ηuаrоng', 'CMN3004E'],
    ['加微信看图', 'CMN3004E'],
    ['13800000001', 'CMN3004E'],
    ['\u200b\u200b\u200b', 'CMN3004E'],
    ['аdmin小助手', 'CMN3004E'],
  ])('%j is refused', async (nickname, errorCode) => {
    expect((await save({ nickname })).errorCode).toBe(errorCode);
    expect((await profile()).nickname).toBe(`花友${member.id.slice(-4)}`);
  });

  it('is normalised, without invisible characters', async () => {
    const { results } = await save({ nickname: 'Ｌin\u200b  知夏' });
    expect(results.nickname).toBe('Lin 知夏');
  });
});

describe('a birthday', () => {
  it('is refused for children and for impossible dates', async () => {
    expect((await save({ birthday: '2020-01-01' })).errorCode).toBe('USR3005W');
    expect((await save({ birthday: '2090-01-01' })).errorCode).toBe('USR3006E');
    expect((await save({ birthday: '1996-02-31' })).http).toBe(400);
    expect(await profile()).not.toHaveProperty('birthday');
  });

  it('changes once a year', async () => {
    await save({ birthday: '1996-11-23' });
    expect((await profile()).birthdayLockedUntil).toMatch(/^\d{4}-/);
    expect((await save({ birthday: '1996-11-24' })).errorCode).toBe('USR3001W');
    // A form that sends all fields is not refused for an unchanged birthday.
    expect((await save({ birthday: '1996-11-23', city: '上海市' })).status).toBe(0);
    await harness.db
      .updateTable('member_profile')
      .set({ birthday_set_at: new Date(Date.now() - 366 * 86_400_000) })
      .where('member_id', '=', member.id)
      .execute();
    expect((await save({ birthday: '1996-11-24' })).results.birthday).toBe('1996-11-24');
  });
});

describe('an avatar', () => {
  const upload = (content: Buffer) => member.upload(accountRoutes.uploadAvatar, content);
  const fetchImage = (url: string) => harness.app.inject({ url });

  it('is stored as a square without camera metadata', async () => {
    const photo = await createImage()
      .withExif({ IFD0: { Make: 'SecretCam' } })
      .jpeg()
      .toBuffer();
    const { results } = await upload(photo);
    expect(results).toMatchObject({ width: 400, height: 400 });
    expect((await profile()).avatarUrl).toBe(results.imageUrl);
    const image = await fetchImage(results.imageUrl);
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(image.rawPayload).metadata()).toMatchObject({ width: 400, height: 400 });
    expect(image.rawPayload.includes('SecretCam')).toBe(false);
    const info = await harness.app.inject({ url: '/v1/usercenter/userInfo', headers: member.headers });
    expect(info.json().results.avatarUrl).toBe(results.imageUrl);
  });

  it('replaces the previous one, whose file is deleted', async () => {
    const first = (await upload(await jpeg())).results.imageUrl;
    const second = (await upload(await jpeg())).results.imageUrl;
    expect((await fetchImage(first)).statusCode).toBe(404);
    await harness.runJobs();
    expect((await fetchImage(second)).statusCode).toBe(200);
    const name = first.split('/').at(-1)!;
    expect(await harness.storage.has(`avatars/${name.slice(0, 2)}/${name}` as never)).toBe(false);
  });

  it.each([...notImages.filter(({ name }) => /SVG|GIF|web page|PHP|zip/.test(name)), ...polyglots])(
    'refuses $name',
    async ({ bytes }) => {
      expect(await upload(await bytes())).toMatchObject({ http: 415, errorCode: 'CMN3002E' });
      expect(await profile()).not.toHaveProperty('avatarUrl');
    },
  );

  it('refuses a decompression bomb', { timeout: 60_000 }, async () => {
    expect((await upload(await bombs[0]!.bytes())).status).toBe(1);
    expect(await profile()).not.toHaveProperty('avatarUrl');
  });

  it.each(['..%2f..%2fetc%2fpasswd', 'x.webp', `${'0'.repeat(32)}.webp`, `${'0'.repeat(32)}.svg`])(
    'is not found at %s',
    async (file) => expect((await fetchImage(`/pictures/avatar/${file}`)).statusCode).toBe(404),
  );
});
