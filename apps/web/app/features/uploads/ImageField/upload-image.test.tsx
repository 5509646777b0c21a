import { routes } from '@huarong/contract/routes';
import { expect, test, vi } from 'vitest';
import { browserPlatform } from '../../../platform/browser.ts';
import { uploadImage } from './upload-image.ts';

test('an upload carries identity, channel and device like every call', async () => {
  const sent: { url?: string; headers: Record<string, string> } = { headers: {} };
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = 200;
      responseText = '{"status":0,"results":{"pictureId":"p1"}}';
      onload = () => {};
      open(_method: string, url: string) {
        sent.url = url;
      }
      setRequestHeader(name: string, value: string) {
        sent.headers[name] = value;
      }
      send() {
        this.onload();
      }
    },
  );
  browserPlatform().cookies.set('guestToken', 'g-1');
  const result = await uploadImage(routes.returns.uploadPicture, new File(['x'], 'x.png'), {
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  vi.unstubAllGlobals();
  expect(result.ok).toBe(true);
  expect(sent).toEqual({
    url: '/v1/order/return/applyImg/upload',
    headers: {
      guestToken: 'g-1',
      channel: 'PC',
      deviceFingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  });
});
