import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import { SERVER_CALLER } from '#platform/context';
import { runDueJobs } from '#platform/jobs';
import { createLog } from '#platform/log';
import { openGuestSession, openMemberSession } from '#platform/session';
import { createFakeStorage } from '../../../integrations/storage/index.ts';
import { bombs } from '../../../platform/uploads/testing/bombs.ts';
import { polyglots } from '../../../platform/uploads/testing/broken-images.ts';
import { createImage, jpeg } from '../../../platform/uploads/testing/image-samples.ts';
import { notImages } from '../../../platform/uploads/testing/not-images.ts';
import { formHeaders, formOf } from '../../../platform/uploads/testing/send-form.ts';
import { type CartShop, insertMember, openCartShop } from '../../cart/testing/open-cart-shop.ts';
import { refundPort } from '../../connect-orders.ts';
import { returnJobs } from '../index.ts';
import { isValidImageUrl, signedImageUrl } from './signed-image-url.ts';

let shop: CartShop;
let lin: Record<string, string>;
beforeAll(async () => {
  shop = await openCartShop();
  await insertMember(shop.db, '3000000001');
  lin = { token: await openMemberSession(shop.db, '3000000001', SERVER_CALLER) };
});
afterAll(() => shop.close());

const send = async (content: Buffer, who: Record<string, string> = lin) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/v1/order/return/applyImg/upload',
    payload: formOf([{ filename: '../../evil.php', content }]),
    headers: { ...formHeaders, ...who },
  });
  return { http: answer.statusCode, ...answer.json() };
};
const rows = () => shop.db.selectFrom('return_picture').select(['id', 'owner']).orderBy('id').execute();

describe('an image upload', () => {
  it('is open to members and guests and removes camera metadata', async () => {
    expect((await send(await jpeg(), {})).errorCode).toBe('2550');
    const { guestToken } = await openGuestSession(shop.db, SERVER_CALLER);
    expect((await send(await jpeg(), { guesttoken: guestToken })).status).toBe(0);
    const photo = await createImage()
      .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 48/1' } })
      .jpeg()
      .toBuffer();
    const { results } = await send(photo);
    const answer = await shop.app.inject(results.imageUrl);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, max-age=600',
    ]);
    expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined();
    expect(answer.rawPayload.includes('SecretCam')).toBe(false);
  });

  it.each([...notImages.filter(({ name }) => /SVG|web page/.test(name)), ...polyglots.slice(0, 2)])(
    'refuses $name and stores nothing',
    async ({ bytes }) => {
      const before = await rows();
      expect(await send(await bytes())).toMatchObject({ http: 415, errorCode: 'CMN3002E' });
      expect(await rows()).toEqual(before);
    },
  );

  it('refuses a pixel bomb and a file one byte above 5 MB', { timeout: 60_000 }, async () => {
    expect((await send(await bombs[0]!.bytes())).errorCode).toBe('CMN3001E');
    const file = await jpeg();
    const padded = Buffer.concat([file, Buffer.alloc(5 * 1024 * 1024 + 1 - file.length)]);
    expect((await send(padded)).errorCode).toBe('CMN3001E');
  });
});

describe('a signed image URL', () => {
  it('is valid for an hour and for one image', async () => {
    const { results } = await send(await jpeg());
    const address: string = results.imageUrl;
    const statusOf = async (url: string) => (await shop.app.inject(url)).statusCode;
    expect(await statusOf(address)).toBe(200);
    expect(await statusOf(address.split('?')[0]!)).toBe(404);
    const forged = address.replace(/(?<=sign=)./, (first) => (first === '0' ? '1' : '0'));
    expect(await statusOf(forged)).toBe(404);
    expect(await statusOf(address.replace(/until=\d+/, 'until=99999999999'))).toBe(404);
    expect(await statusOf(address.replace(results.imageId, 'f'.repeat(32)))).toBe(404);
    const now = await readClock(shop.db);
    const signed = new URL(signedImageUrl('secret', 'a'.repeat(32), now), 'http://x').searchParams;
    const link = { id: 'a'.repeat(32), until: Number(signed.get('until')), sign: signed.get('sign')! };
    expect(isValidImageUrl(['secret'], link, now)).toBe(true);
    expect(isValidImageUrl(['another'], link, now)).toBe(false);
    expect(isValidImageUrl(['another', 'secret'], link, now)).toBe(true);
    expect(isValidImageUrl(['secret'], link, new Date(now.getTime() + 3_600_000))).toBe(false);
  });
});

it('deletes an unused image after a day', async () => {
  await send(await jpeg());
  expect(await rows()).not.toEqual([]);
  await advanceClock(shop.db, 86_401);
  const jobs = returnJobs({
    db: shop.db,
    log: createLog('silent'),
    storage: createFakeStorage(),
    refunds: refundPort,
  });
  while ((await runDueJobs(shop.db, jobs)) > 0);
  expect(await rows()).toEqual([]);
});
