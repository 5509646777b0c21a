import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorCodes, type RefusalDetails, toHttpRequest, unwrapAnswer, wrapAnswer } from './kit/index.ts';

describe('a call on the wire', () => {
  it('puts path parameters into the path and the rest of a GET into the query', () => {
    const input = { pageNo: 1, pageSize: 10, orderTime: 'Q', orderStatus: undefined };
    expect(toHttpRequest('GET /v3/es/orders/paging/{pageNo}/{pageSize}', input)).toEqual({
      method: 'GET',
      url: '/v3/es/orders/paging/1/10?orderTime=Q',
      body: null,
    });
  });

  it('wraps the rest of a POST or PUT in queryBody', () => {
    expect(
      toHttpRequest('POST /v1/product/bundle/{bundleId}/price', { bundleId: 'b1', choices: [] }),
    ).toEqual({
      method: 'POST',
      url: '/v1/product/bundle/b1/price',
      body: { queryBody: { choices: [] } },
    });
  });

  it('sends the titleId of a DELETE in the query', () => {
    expect(toHttpRequest('DELETE /v1/portal/invoicetitle', { titleId: 't1' })).toEqual({
      method: 'DELETE',
      url: '/v1/portal/invoicetitle?titleId=t1',
      body: null,
    });
  });

  it('keeps a value inside its own path segment', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (position) => {
        const { url } = toHttpRequest('GET /banner/{position}/end', { position });
        const [, first, segment, last, ...more] = url.split('/');
        expect([first, decodeURIComponent(segment!), last, more]).toEqual(['banner', position, 'end', []]);
      }),
    );
  });

  it('writes a list into the query with commas', () => {
    const { url } = toHttpRequest('GET /gifts', { promotionIds: ['p1', 'p2'] });
    expect(new URL(url, 'http://shop').searchParams.get('promotionIds')).toBe('p1,p2');
  });
});

describe('an answer in its envelope', () => {
  it('is unchanged after wrapping and unwrapping', () =>
    fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        expect(await unwrapAnswer(wrapAnswer({ ok: true, value }))).toEqual({ ok: true, value });
      }),
    ));

  const code = fc.constantFrom(...(Object.keys(errorCodes) as (keyof typeof errorCodes)[]));
  const details = fc.dictionary(fc.stringMatching(/^detail[A-Z][a-z]{0,8}$/), fc.jsonValue());

  it('keeps the code, the message and the details of a refusal', () =>
    fc.assert(
      fc.asyncProperty(code, fc.string(), details, async (code, message, details) => {
        const refusal = { ...details, code, message } as RefusalDetails;
        expect(await unwrapAnswer(wrapAnswer({ ok: false, refusal }))).toEqual({ ok: false, refusal });
      }),
    ));

  it('has the wire fields that existing clients expect', () => {
    const refusal = { code: 'out-of-stock', available: 3 } as const;
    expect(wrapAnswer({ ok: false, refusal })).toEqual({
      status: 1,
      results: { available: 3 },
      errorCode: 'CRT1003W',
      errorMessage: '库存不足，目前可买 3 件，请调整数量',
      dataResult: null,
      httpStatus: 200,
    });
  });

  it('says that something is sold out instead of offering none of it', () => {
    const refusal = { code: 'out-of-stock', available: 0 } as const;
    expect(wrapAnswer({ ok: false, refusal }).errorMessage).toBe(
      '库存不足，商品已抢光，可以设置到货提醒或看看相似商品',
    );
  });

  it('reads an unknown code as an unexpected error', async () => {
    const envelope = { results: null, errorCode: 'XYZ0001E', errorMessage: null, dataResult: null };
    expect(await unwrapAnswer({ ...envelope, status: 1, httpStatus: 500 })).toEqual({
      ok: false,
      refusal: { code: 'unexpected', message: errorCodes.unexpected.message },
    });
  });
});
