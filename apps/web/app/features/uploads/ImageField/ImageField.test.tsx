import { routes } from '@huarong/contract/routes';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../platform/testing/render-page.tsx';
import { ImageField } from './ImageField.tsx';
import { useImages } from './use-images.ts';

let isOffline: boolean;
const sent: File[] = [];
beforeEach(() => {
  isOffline = false;
  sent.length = 0;
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = 200;
      responseText = '{"status":0,"results":{"imageId":"p1","imageUrl":"/p1.webp"}}';
      onload = () => {};
      onerror = () => {};
      open() {}
      abort() {}
      setRequestHeader() {}
      send(form: FormData) {
        sent.push(form.get('picture') as File);
        queueMicrotask(() => (isOffline ? this.onerror() : this.onload()));
      }
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const Images = () => <ImageField {...useImages(routes.returns.uploadPicture)} />;
const photo = (bytes: number, name = 'photo.png') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const choose = (page: ReturnType<typeof renderPage>, file: File) =>
  page.user.upload(screen.getByLabelText('添加图片'), file);

test('a failed image is sent again', async () => {
  isOffline = true;
  const page = renderPage(<Images />);
  await choose(page, photo(10));
  expect((await screen.findByRole('alert')).textContent).toContain('网络不稳定');
  isOffline = false;
  await page.user.click(screen.getByRole('button', { name: '重传' }));
  expect(await screen.findByRole('img', { name: 'photo.png' })).toBeTruthy();
  expect(sent).toHaveLength(2);
});

test('a large photo is sent as a smaller JPEG, turned as it was taken', async () => {
  const createBitmap = vi.fn(async () => ({ width: 4032, height: 3024, close() {} }));
  vi.stubGlobal('createImageBitmap', createBitmap);
  const sizes: unknown[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect() {},
    drawImage: (_image: unknown, ...place: number[]) => void sizes.push(place),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['small'], { type: type ?? '' })),
  );
  const page = renderPage(<Images />);
  await choose(page, photo(12 * 1024 * 1024));
  await screen.findByRole('img', { name: 'photo.png' });
  expect(createBitmap).toHaveBeenCalledWith(expect.any(File), { imageOrientation: 'from-image' });
  expect(sizes).toEqual([[0, 0, 2000, 1500]]);
  expect(sent.map(({ name, type, size }) => [name, type, size])).toEqual([['photo.jpg', 'image/jpeg', 5]]);
});

test('a large file that the browser cannot read is refused before it is sent', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not an image')));
  const page = renderPage(<Images />);
  await choose(page, photo(6 * 1024 * 1024));
  expect((await screen.findByRole('alert')).textContent).toContain('超过 5 MB');
  expect(screen.queryByRole('button', { name: '重传' })).toBeNull();
  expect(sent).toEqual([]);
});
