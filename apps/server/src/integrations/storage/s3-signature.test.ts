import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signRequest } from './s3-signature.ts';

// The worked examples of the S3 documentation, “Signature Calculations for the Authorization Header”.
const example = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const host = 'https://examplebucket.s3.amazonaws.com';
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2013-05-24T00:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const signatureOf = async (...request: Parameters<typeof signRequest>) =>
  (await signRequest(...request)).get('authorization')?.split('Signature=')[1];

describe('a signature', () => {
  it('is the published one for reading a file', async () => {
    const headers = await signRequest(
      {
        method: 'GET',
        url: new URL(`${host}/test.txt`),
        headers: { range: 'bytes=0-9' },
        body: new Uint8Array(),
      },
      example,
    );
    expect(headers.get('authorization')).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
        'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, ' +
        'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  it('is the published one for writing a file', async () => {
    const headers = await signRequest(
      {
        method: 'PUT',
        url: new URL(`${host}/test%24file.text`),
        headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
        body: Buffer.from('Welcome to Amazon S3.'),
      },
      example,
    );
    expect(headers.get('x-amz-content-sha256')).toBe(
      '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    );
    expect(headers.get('authorization')).toContain(
      'Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    );
  });

  const request = {
    method: 'PUT',
    url: new URL('http://127.0.0.1:9000/b/k'),
    headers: {},
    body: Buffer.of(1),
  };
  it.each([
    ['the port of the server', { url: new URL('http://127.0.0.1/b/k') }],
    ['the body', { body: Buffer.of(2) }],
    ['the content type', { headers: { 'content-type': 'image/webp' } }],
  ])('covers %s', async (_what, changed) => {
    expect(await signatureOf({ ...request, ...changed }, example)).not.toBe(
      await signatureOf(request, example),
    );
  });
});
