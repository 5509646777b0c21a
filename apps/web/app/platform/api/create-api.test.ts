import { describe, expect, test } from 'vitest';
import { createApi } from './create-api.ts';
import { isAborted } from './failed-response.ts';
import { fakeBrowser, json } from './fake-browser.ts';
import { createFetchTransport } from './fetch-transport.ts';

const inBrowser = (answer: () => Response, options?: { quiet: boolean }) => {
  const browser = fakeBrowser({ answer });
  const send = createFetchTransport(browser.request, options);
  return { ...browser, send, api: createApi(send) };
};
const success = () => json({ status: 0, results: { resourceList: [] } });

describe('a typed call in the browser', () => {
  test('is sent as the specification describes', async () => {
    const { api, calls } = inBrowser(success);
    await api.content.simpleTextGroup({ locationLabel: 'top-menu' });
    await api.content.banner({ position: 'home' });
    expect(calls.map(({ url, init }) => [init.method, url, init.body])).toEqual([
      [
        'POST',
        '/v1/marketing/MktSimpleGroupController/simpleTextGroup',
        '{"queryBody":{"locationLabel":"top-menu"}}',
      ],
      ['GET', '/v1/mpcms/common/banner/home', null],
    ]);
  });
  test('returns the value, or the refusal with its message', async () => {
    expect(await inBrowser(success).api.content.banner({ position: 'home' })).toEqual({
      ok: true,
      value: { resourceList: [] },
    });
    const refused = inBrowser(() =>
      json({ status: 1, errorCode: 'CMN0001E', errorMessage: '填写的内容有误' }, 400),
    );
    expect(await refused.api.content.banner({ position: '' })).toEqual({
      ok: false,
      refusal: { code: 'invalid-input', message: '填写的内容有误' },
    });
    expect(refused.alerts).toEqual(['填写的内容有误']);
  });
  test('shows no alert when the call or the client is quiet', async () => {
    const refusal = () => json({ status: 1, errorMessage: '库存不足' });
    const loud = inBrowser(refusal);
    await loud.api.content.banner({ position: 'a' }, { quiet: true });
    expect(loud.alerts).toEqual([]);
    const quiet = inBrowser(refusal, { quiet: true });
    await quiet.api.content.banner({ position: 'a' });
    expect(quiet.alerts).toEqual([]);
    await quiet.api.content.banner({ position: 'a' }, { quiet: false });
    expect(quiet.alerts).toEqual(['库存不足']);
  });
  test('reports that it was aborted', async () => {
    const { api } = inBrowser(success);
    const reply = await api.content.banner({ position: 'a' }, { signal: AbortSignal.abort() });
    expect(!reply.ok && isAborted(reply.refusal)).toBe(true);
    expect(isAborted({ code: 'unexpected', message: '' })).toBe(false);
  });
});

test('a call with a file is sent as an upload and shows no alert on errors', async () => {
  const { send, calls, alerts } = inBrowser(() => json({ status: 1, errorMessage: '太大' }, 413));
  const image = new File(['x'], 'a.png', { type: 'image/png' });
  await send('POST /v1/upload/{kind}', {
    kind: 'comment',
    files: [image, image],
    note: '晨',
    skipped: undefined,
  });
  const form = calls[0]?.init.body as FormData;
  expect(calls[0]?.url).toBe('/v1/upload/comment');
  expect([...form.keys()]).toEqual(['files', 'files', 'note']);
  expect((form.get('files') as File).name).toBe('a.png');
  expect(form.get('note')).toBe('晨');
  expect(alerts).toEqual([]);
});

test('the same api runs on any transport', async () => {
  const api = createApi(async (route, input) => ({
    status: 0,
    results: { route, input },
    errorCode: null,
    errorMessage: null,
    dataResult: null,
    httpStatus: 200,
  }));
  expect(await api.content.errorMessage({ errorCode: '2510' })).toEqual({
    ok: true,
    value: { route: 'GET /v1/myaccount/message/errorMessage', input: { errorCode: '2510' } },
  });
});
