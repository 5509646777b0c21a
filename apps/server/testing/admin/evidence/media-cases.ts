import { mediaRoutes } from '@huarong/contract/admin/media';
import { createPng, pathOfMedia } from '../../../src/features/media/testing/open-media-shop.ts';
import { type EvidenceShop, type PrepareCase, REASON } from './evidence-case.ts';

const MISSING = '0'.repeat(32);
let count = 0;

/** An image that is not used; each has another number. */
async function storeMedia({ db }: EvidenceShop): Promise<string> {
  count += 1;
  const id = String(count).padStart(32, '0');
  await db
    .insertInto('media')
    .values({ id, name: `a${count}`, width: 4, height: 5, bytes: 100 })
    .execute();
  return id;
}

async function anyProduct({ db }: EvidenceShop): Promise<string> {
  const { id } = await db.selectFrom('product').select('id').orderBy('id').executeTakeFirstOrThrow();
  return id;
}

/** The media of a product, changed by adding one. */
async function attachOne(shop: EvidenceShop) {
  const [mediaId, productId] = [await storeMedia(shop), await anyProduct(shop)];
  const input = { items: [{ mediaId, productId, skuId: null }], reason: REASON };
  return { mediaId, productId, input };
}

export const mediaCases: Record<string, PrepareCase> = {
  'media.upload': async () => ({
    input: { name: 'HR1-front.png' },
    refused: { name: 'HR1-front.png' },
    file: await createPng('#123456'),
    refusedFile: Buffer.from('no image'),
  }),
  'media.describe': async (shop) => ({
    input: { mediaId: await storeMedia(shop), alt: '正面' },
    refused: { mediaId: MISSING, alt: '正面' },
  }),
  'media.attach': async (shop) => {
    const { input } = await attachOne(shop);
    return { input, refused: input };
  },
  'media.saveProduct': async (shop) => {
    const { mediaId, productId } = await attachOne(shop);
    const { results } = await shop.owner.call(mediaRoutes.product, { productId });
    const base = results.images.map(({ skuId, source }: { skuId: string | null; source: string }) => ({
      skuId,
      source,
    }));
    const images = [...base, { skuId: null, source: pathOfMedia(mediaId) }];
    const input = { productId, base, images };
    return { input, refused: { ...input, images: [...images, ...images] } };
  },
  'media.replace': async (shop) => {
    const { mediaId, input } = await attachOne(shop);
    await shop.owner.call(mediaRoutes.attach, input);
    const replacement = { mediaId, byId: await storeMedia(shop), reason: REASON };
    return { input: replacement, refused: replacement };
  },
  'media.remove': async (shop) => {
    const mediaId = await storeMedia(shop);
    return { input: { mediaId }, refused: { mediaId } };
  },
};
