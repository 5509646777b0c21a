import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { createTestApp, onPostgres } from '../../../../testing/index.ts';
import { createImageFetcher } from '../../../integrations/remote-images/index.ts';
import { openStorage } from '../../../integrations/storage/index.ts';
import { imageUsers, lockCatalogueChanges } from '../../catalogue/index.ts';
import { describeImages, downloadWaitingImages } from '../../catalogue-import/imported-images.ts';
import { type Line, lipstick, secondShade } from '../../catalogue-import/testing/sample-file.ts';
import { deleteCatalogue, importLines, seedCategories } from '../../catalogue-import/testing/sample-shop.ts';
import { undoImport } from '../../catalogue-import/write/undo-import.ts';
import { type DownloadDeps, downloadBatch, imageDownloadJobs } from './download-images.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
let host: Server;
let deps: DownloadDeps;
let asked: string[] = [];
let answer: RequestListener;
let photo: Buffer;

beforeAll(async () => {
  shop = await createTestApp();
  await seedCategories(shop.database.db);
  photo = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#a91d2b' } })
    .jpeg()
    .toBuffer();
  host = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  const fetchLocal = createImageFetcher({
    protocol: 'http:',
    port: null,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isAllowed: (address) => address === '127.0.0.1',
    timeoutMs: 2_000,
  });
  deps = {
    db: shop.database.db,
    storage: await openStorage({
      kind: 'local',
      folder: `${shop.database.settings.dataDir || tmpdir()}/storage`,
    }),
    users: imageUsers,
    // An import takes https addresses only; here they lead to a server of this machine.
    fetchImage: (url) => fetchLocal(url.replace('https://img.example.com', `http://img.example.com:${port}`)),
  };
});
afterAll(async () => {
  host.closeAllConnections();
  host.close();
  await shop.close();
});
beforeEach(async () => {
  asked = [];
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
  await deleteCatalogue(shop.database.db);
  await shop.database.db.deleteFrom('image_download').execute();
  await shop.database.db.deleteFrom('job').execute();
});

const url = (name: string) => `https://img.example.com/${name}`;
const withImages = (images: string, fields: Line = {}): Line => ({ ...lipstick, images, ...fields });
const runJobs = () => runDueJobs(deps.db, imageDownloadJobs(deps));
const listStates = async () =>
  (
    await deps.db
      .selectFrom('image_download')
      .select(['url', 'state', 'reason', 'attempts'])
      .orderBy('url')
      .execute()
  ).map(({ url: at, state, reason, attempts }) =>
    `${at.split('/').at(-1)} ${state} ${attempts} ${reason ?? ''}`.trim(),
  );
const imagesOf = async (productId: string): Promise<string[]> => {
  const response = await shop.app.inject(`/v1/product/detail/${productId}`);
  return response.json().results?.images?.map(({ skuImagePath }: { skuImagePath: string }) => skuImagePath);
};
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 100 });

describe('images of an import at another host', () => {
  it('are fetched into the storage; until then the product shows the placeholder', async () => {
    const report = await importLines(deps.db, [withImages(url('a.jpg'))]);
    expect(report).toMatchObject({ problems: [], waitingImages: 1 });
    await eventually(async () => expect(await imagesOf('90000001')).toEqual(['/pictures/none.svg']));
    expect(await describeImages(deps.db)).toEqual([
      '导入的图片共 1 张：已下载 0、等待 1、失败 0。',
      '等待的图片在店铺运行时自动下载；店铺没有运行时，加 --now 现在下载。',
    ]);

    expect(await runJobs()).toBe(1);
    expect(await listStates()).toEqual(['a.jpg stored 1']);
    const [path = ''] = await vi.waitFor(async () => {
      const found = await imagesOf('90000001');
      expect(found).toEqual([expect.stringMatching(/^\/pictures\/import\/[0-9a-f]{32}-400\.webp$/)]);
      return found;
    }, 10_000);
    for (const type of ['webp', 'avif']) {
      const image = await shop.app.inject(path.replace('.webp', `.${type}`));
      expect(image.statusCode).toBe(200);
      expect(image.headers['content-type']).toBe(`image/${type}`);
      // A square photo is shown whole, on white.
      expect(await sharp(image.rawPayload).metadata()).toMatchObject({ width: 400, height: 500 });
    }
  });

  it('are fetched once for all products and imports that name them', async () => {
    await importLines(deps.db, [
      withImages(`${url('a.jpg')}|${url('b.jpg')}`),
      { ...secondShade, sku_images: url('a.jpg') },
      withImages(url('a.jpg'), { product_code: 'SA-002', sku_code: 'SA-002-01' }),
    ]);
    await runJobs();
    expect(asked.sort()).toEqual(['/a.jpg', '/b.jpg']);
    const again = await importLines(deps.db, [
      withImages(url('b.jpg'), { product_code: 'SA-003', sku_code: 'SA-003-01' }),
    ]);
    expect(again.waitingImages).toBe(0);
    const rows = await deps.db.selectFrom('product_image').select('stored_image_id').execute();
    expect(rows).toHaveLength(5);
    expect(rows.every(({ stored_image_id: id }) => id !== null)).toBe(true);
    expect(await runJobs()).toBe(0);
    expect(asked).toHaveLength(2);
  });

  it('do not keep an import from being undone, and are not fetched again for it', async () => {
    await importLines(deps.db, [withImages(url('a.jpg'))]);
    await runJobs();
    await importLines(deps.db, [withImages(url('b.jpg'))]);
    await runJobs();
    expect((await undoImport(deps.db)).ok).toBe(true);
    const [image] = await deps.db.selectFrom('product_image').selectAll().execute();
    expect(image).toMatchObject({ source: url('a.jpg'), stored_image_id: expect.any(String) });
    expect((await undoImport(deps.db)).ok).toBe(true);
    expect(await runJobs()).toBe(0);
    expect(asked).toEqual(['/a.jpg', '/b.jpg']);
  });

  it('that no product names any more are not fetched', async () => {
    await importLines(deps.db, [withImages(url('a.jpg'))]);
    await undoImport(deps.db);
    await runJobs();
    expect(asked).toEqual([]);
    expect(await listStates()).toEqual(['a.jpg failed 1 已没有商品使用这张图片']);
  });

  it('fail for each product with its code and the reason', async () => {
    answer = (request, response) => {
      if (request.url === '/missing.jpg') response.writeHead(404).end();
      else if (request.url === '/fake.jpg')
        response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>no image</html>');
      else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
    };
    await importLines(deps.db, [
      withImages(`${url('missing.jpg')}|${url('good.jpg')}`),
      { ...secondShade, sku_images: url('fake.jpg') },
    ]);
    await runJobs();
    expect(await describeImages(deps.db)).toEqual([
      '导入的图片共 3 张：已下载 1、等待 0、失败 2。',
      `失败 商品 SA-001 图片 ${url('missing.jpg')}：对方网站答复 404`,
      `失败 商品 SA-001 规格 SA-001-02 图片 ${url('fake.jpg')}：不是能读的 JPG、PNG 或 WebP 图片`,
      '改好地址后重新导入，或加 --now 再下载一次。',
    ]);
    await eventually(async () =>
      expect(await imagesOf('90000001')).toEqual([expect.stringContaining('/pictures/import/')]),
    );
  });

  it('are tried again after a temporary failure, and fail after the fifth', async () => {
    answer = (_request, response) => response.writeHead(503).end();
    await importLines(deps.db, [withImages(url('a.jpg'))]);
    const makeDue = async () => {
      await deps.db
        .updateTable('image_download')
        .set({ next_attempt_at: new Date(0) })
        .execute();
      await deps.db
        .updateTable('job')
        .set({ run_at: new Date(0) })
        .where('state', '=', 'waiting')
        .execute();
    };
    await runJobs();
    expect(await listStates()).toEqual(['a.jpg waiting 1 对方网站答复 503']);
    // Not before its time.
    expect(await runJobs()).toBe(0);
    for (let attempt = 2; attempt <= 5; attempt += 1) {
      await makeDue();
      await runJobs();
    }
    expect(asked).toHaveLength(5);
    expect(await listStates()).toEqual(['a.jpg failed 5 对方网站答复 503']);

    answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
    const shown: string[] = [];
    await downloadWaitingImages(deps, (done, total) => shown.push(`${done}/${total}`));
    expect(shown).toEqual(['1/1']);
    expect(await listStates()).toEqual(['a.jpg stored 1']);
  });

  it('at a private address are never asked for', async () => {
    const real = { ...deps, fetchImage: createImageFetcher() };
    await importLines(deps.db, [withImages('https://127.0.0.1/a.jpg|https://169.254.169.254/b.jpg')]);
    await runDueJobs(deps.db, imageDownloadJobs(real));
    expect(await listStates()).toEqual([
      'a.jpg failed 1 地址指向内部网络，不能下载',
      'b.jpg failed 1 地址指向内部网络，不能下载',
    ]);
  });

  it.each(['0'.repeat(32), 'x', `${'a'.repeat(32)}-400`])('%s is not found', async (id) =>
    expect((await shop.app.inject(`/pictures/import/${id}-400.webp`)).statusCode).toBe(404),
  );
});

onPostgres('while an import runs', () => {
  it('fetched images wait for it, and its products show them afterwards', async () => {
    await importLines(deps.db, [withImages(url('a.jpg'))]);
    const { promise: isOver, resolve: finish } = Promise.withResolvers<void>();
    const running = transaction(deps.db, async (tx) => {
      await lockCatalogueChanges(tx);
      await tx.deleteFrom('product_image').execute();
      await isOver;
      await tx
        .insertInto('product_image')
        .values({ product_id: '90000001', position: 7, source: url('a.jpg') })
        .execute();
    });
    const downloading = runJobs();
    await vi.waitFor(() => expect(asked).toEqual(['/a.jpg']), 10_000);
    expect(await listStates()).toEqual(['a.jpg waiting 1']);
    finish();
    await running;
    await downloading;
    expect(await listStates()).toEqual(['a.jpg stored 1']);
    const images = await deps.db.selectFrom('product_image').selectAll().execute();
    expect(images).toMatchObject([{ position: 7, stored_image_id: expect.any(String) }]);
  });

  it('two workers fetch each image once', async () => {
    const names = Array.from({ length: 30 }, (_, index) => url(`${index}.jpg`));
    await importLines(deps.db, [withImages(names.join('|'))]);
    const batches = await Promise.all([downloadBatch(deps), downloadBatch(deps)]);
    expect(asked.sort()).toEqual(names.map((name) => new URL(name).pathname).sort());
    expect(batches.reduce((total, batch) => total + (batch?.stored ?? 0), 0)).toBe(30);
  });
});
