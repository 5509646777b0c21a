import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import { runDueJobs } from '#platform/jobs';
import type { StorageKey } from '../../../integrations/storage/index.ts';
import { bombs } from '../../../platform/uploads/testing/bombs.ts';
import { polyglots } from '../../../platform/uploads/testing/broken-images.ts';
import { createImage, jpeg } from '../../../platform/uploads/testing/image-samples.ts';
import { notImages } from '../../../platform/uploads/testing/not-images.ts';
import { formHeaders, formOf } from '../../../platform/uploads/testing/send-form.ts';
import { communityJobs } from '../index.ts';
import { type CommunityHarness, openCommunityHarness, setState } from '../testing/community-harness.ts';

let harness: CommunityHarness;
let skuId: string;
beforeAll(async () => {
  harness = await openCommunityHarness();
  skuId = harness.skus[0]!.id;
});
afterAll(() => harness.close());

const sendForm = async (content: Buffer, memberId?: string, filename = '../../evil.php') => {
  const answer = await harness.app.inject({
    method: 'POST',
    url: '/v1/product/comment/upload',
    payload: formOf([{ filename, content }]),
    headers: { ...formHeaders, ...(memberId && { 'x-member': memberId }) },
  });
  return { http: answer.statusCode, ...answer.json() };
};
const uploadImage = async (memberId: string): Promise<string> =>
  (await sendForm(await jpeg(), memberId)).results.imageId;
const storedKeys = async () =>
  (await harness.db.selectFrom('uploaded_picture').select('storage_key').execute()).map(
    (row) => row.storage_key,
  );

let orders = 0;
async function comment(memberId: string, imageIds: string[], fields: object = {}) {
  orders += 1;
  const subOrderId = `order${orders}`;
  harness.sales.push({ memberId, subOrderId, skuId, signedAt: await readClock(harness.db) });
  const body = { subOrderId, skuId, stars: 5, content: '附上自然光下的试色', imageIds, ...fields };
  return harness.post('/v1/product/comment', body, memberId);
}

describe('uploading', () => {
  it('is for members, as a form', async () => {
    expect((await sendForm(await jpeg())).errorCode).toBe('2550');
    const json = await harness.post('/v1/product/comment/upload', {}, 'lin');
    expect([json.http, json.errorCode]).toEqual([415, 'CMN0005E']);
  });

  it('stores the image without camera metadata', async () => {
    const photo = await createImage()
      .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 48/1' } })
      .jpeg()
      .toBuffer();
    const { results } = await sendForm(photo, 'lin');
    expect(results).toMatchObject({ width: 300, height: 200 });
    const [key] = await storedKeys();
    const stored = await harness.storage.find(key as StorageKey);
    expect(stored!.contentType).toBe('image/webp');
    expect((await sharp(stored!.bytes).metadata()).exif).toBeUndefined();
    expect(stored!.bytes.includes('SecretCam')).toBe(false);
  });

  it.each([...notImages.filter(({ name }) => /SVG|GIF|web page|PHP|zip/.test(name)), ...polyglots])(
    'refuses $name and stores nothing',
    async ({ bytes }) => {
      const before = await storedKeys();
      expect(await sendForm(await bytes(), 'mallory', 'photo.jpg')).toMatchObject({
        http: 415,
        errorCode: 'CMN3002E',
      });
      expect(await storedKeys()).toEqual(before);
    },
  );

  it.each(bombs.slice(0, 3))('refuses $name', { timeout: 60_000 }, async ({ bytes }) =>
    expect((await sendForm(await bytes(), 'mallory')).errorCode).toBe('CMN3001E'),
  );

  it('limits the unused images of a member', async () => {
    const ids = [];
    for (let at = 0; at < 30; at += 1) ids.push(await uploadImage('hoarder'));
    const full = await sendForm(await jpeg(), 'hoarder');
    expect(full).toMatchObject({ errorCode: 'CMN3006W', errorMessage: expect.stringContaining('30') });
    await comment('hoarder', ids.slice(0, 9));
    expect((await sendForm(await jpeg(), 'hoarder')).status).toBe(0);
  });
});

describe('an image in a comment', () => {
  it('is shown with it in several widths', async () => {
    const imageId = await uploadImage('lin');
    expect((await comment('lin', [imageId, imageId])).results.state).toBe('shown');
    const { results } = await harness.get(
      `/v1/product/comment/${harness.products[0]!.id}/1/50?filter=picture`,
    );
    const address = `/pictures/shopper/${imageId}-400.webp`;
    expect(results.list.flatMap((row: { imageUrls: string[] }) => row.imageUrls)).toContain(address);
    for (const [path, width] of [
      [address, 400],
      [address.replace('-400.webp', '-200.avif'), 200],
      [address.replace('-400', ''), 300],
    ] as const) {
      const answer = await harness.app.inject(path);
      expect([answer.statusCode, answer.headers['content-security-policy']]).toEqual([
        200,
        "default-src 'none'; sandbox",
      ]);
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
    }
    expect((await harness.app.inject(address.replace('-400', '-401'))).statusCode).toBe(404);
  });

  it('cannot be another member’s, used already or unknown', async () => {
    const mine = await uploadImage('lin');
    expect((await comment('mallory', [mine])).errorCode).toBe('CMN3003W');
    expect((await comment('lin', ['0'.repeat(32)])).errorCode).toBe('CMN3003W');
    expect((await comment('lin', [mine])).status).toBe(0);
    expect((await comment('lin', [mine])).errorCode).toBe('CMN3003W');
    const storedKey = (await storedKeys())[0]!.replaceAll(/\W/g, '_');
    expect((await comment('lin', [storedKey])).errorCode).toBe('CMN3003W');
  });

  it('is not found once the comment is held or hidden', async () => {
    const imageId = await uploadImage('lin');
    const address = `/pictures/shopper/${imageId}.webp`;
    expect((await harness.app.inject(address)).statusCode).toBe(200);
    const { results } = await comment('lin', [imageId], { content: '据说能治疗唇炎，附图' });
    expect(results.state).toBe('pending');
    expect((await harness.app.inject(address)).statusCode).toBe(404);
    await setState(harness.db, 'comment', results.commentId, 'shown');
    expect((await harness.app.inject(address)).statusCode).toBe(200);
    await setState(harness.db, 'comment', results.commentId, 'hidden');
    expect((await harness.app.inject(address)).statusCode).toBe(404);
  });

  it('is deleted after a day when it is unused', async () => {
    const used = await uploadImage('slow');
    await comment('slow', [used]);
    const left = await uploadImage('slow');
    const keyOf = async (id: string) =>
      (
        await harness.db
          .selectFrom('uploaded_picture')
          .select('storage_key')
          .where('id', '=', id)
          .executeTakeFirst()
      )?.storage_key as StorageKey;
    const [usedKey, leftKey] = [await keyOf(used), await keyOf(left)];
    await advanceClock(harness.db, 86_401);
    expect((await harness.app.inject(`/pictures/shopper/${left}.webp`)).statusCode).toBe(404);
    expect((await comment('slow', [left])).errorCode).toBe('CMN3003W');
    while ((await runDueJobs(harness.db, communityJobs(harness.db, harness.files))) > 0);
    expect(await harness.storage.has(leftKey)).toBe(false);
    expect(await harness.storage.has(usedKey)).toBe(true);
    expect(await keyOf(left)).toBeUndefined();
  });
});
