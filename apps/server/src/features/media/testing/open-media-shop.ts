import { mediaRoutes } from '@huarong/contract/admin/media';
import { pathOf } from '@huarong/contract/kit';
import sharp from 'sharp';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { lipstick, secondShade } from '../../catalogue-import/testing/sample-file.ts';
import { deleteCatalogue, importLines, seedCategories } from '../../catalogue-import/testing/sample-shop.ts';

/** An image of one colour. */
export const createPng = (background: string, width = 60, height = 80) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

export const pathOfMedia = (id: string) => `/pictures/media/${id}-400.webp`;

/** A shop with one product of two shades, and somebody who manages images. */
export async function openMediaShop() {
  const shop = await openAdmin();
  await seedCategories(shop.db);
  const owner = await shop.signIn('OWNER');
  const editor = await shop.signIn('MERCHANDISER');

  async function upload(file: Buffer, name: string, by: StaffBrowser = editor) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)]), name);
    const request = new Response(form);
    const answer = await shop.admin.inject({
      method: 'POST',
      url: `${pathOf(mediaRoutes.upload)}?name=${encodeURIComponent(name)}`,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: by.cookie(),
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    const { results, errorCode, errorMessage } = answer.json();
    return { status: answer.statusCode, results, errorCode, message: errorMessage };
  }

  return {
    ...shop,
    owner,
    editor,
    upload,
    uploaded: async (background: string, name: string): Promise<string> =>
      (await upload(await createPng(background), name)).results.mediaId,
    list: async (input: object = {}) => (await editor.call(mediaRoutes.list, { ...input })).results,
    async reset() {
      await deleteCatalogue(shop.db);
      await shop.db.deleteFrom('media').execute();
      await importLines(shop.db, [lipstick, secondShade]);
    },
  };
}
