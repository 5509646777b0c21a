import { refuseOversize, type Storage, StorageFailure } from './port.ts';
import {
  defaultTimeouts,
  type S3Request,
  type S3Response,
  type S3Timeouts,
  sendS3Request,
} from './s3-request.ts';
import type { S3Credentials } from './s3-signature.ts';
import { contentTypeOf, requireStorageKey, type StorageKey } from './storage-key.ts';

export interface S3Settings extends S3Credentials {
  /** `https://s3.example.com`; the bucket is part of the path, which every S3-compatible server accepts. */
  endpoint: string;
  bucket: string;
}

/** A private bucket: only the shop's credentials read it. */
export function openS3(
  { endpoint, bucket, ...credentials }: S3Settings,
  timeouts: S3Timeouts = defaultTimeouts,
): Storage {
  const send = async (key: StorageKey, request: Omit<S3Request, 'url'>) => {
    requireStorageKey(key);
    const url = new URL(`${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`);
    const response = await sendS3Request({ ...request, url }, credentials, timeouts);
    if (response.status < 300 || isFileMissing(request, response)) return response;
    throw new StorageFailure(`S3 ${request.method} answered ${response.status} ${codeOf(response)}`.trim(), {
      isTemporary: false,
    });
  };
  return {
    async put(key, bytes) {
      refuseOversize(bytes.length);
      const headers = { 'content-type': contentTypeOf(key) };
      await send(key, { method: 'PUT', headers, body: new Uint8Array(bytes) });
    },
    async find(key) {
      const { status, bytes } = await send(key, { method: 'GET' });
      return status === 404 ? null : { bytes, contentType: contentTypeOf(key) };
    },
    async has(key) {
      return (await send(key, { method: 'HEAD' })).status !== 404;
    },
    async delete(key) {
      await send(key, { method: 'DELETE' });
    },
  };
}

/** `NoSuchKey`, `SignatureDoesNotMatch`: the error code in the response. */
const codeOf = ({ bytes }: S3Response) =>
  /<Code>(\w{1,64})<\/Code>/.exec(bytes.subarray(0, 2_048).toString('latin1'))?.[1] ?? '';

/** The file is missing, rather than the bucket or the server. A HEAD response has no body to tell them apart. */
const isFileMissing = ({ method }: { method: string }, response: S3Response) =>
  response.status === 404 && (method === 'HEAD' || codeOf(response) === 'NoSuchKey');
