import { refuseOversize, type Storage, StorageFailure } from './port.ts';
import { askS3, type S3Answer, type S3Patience, type S3Request, usualPatience } from './s3-request.ts';
import type { S3Credentials } from './s3-signature.ts';
import { contentTypeOf, requireStorageKey, type StorageKey } from './storage-key.ts';

export interface S3Settings extends S3Credentials {
  /** `https://s3.example.com`; the bucket stands in the path, as every S3-speaking server understands. */
  endpoint: string;
  bucket: string;
}

/** A bucket that nobody but the shop may read. */
export function openS3(
  { endpoint, bucket, ...credentials }: S3Settings,
  patience: S3Patience = usualPatience,
): Storage {
  const ask = async (key: StorageKey, request: Omit<S3Request, 'url'>) => {
    requireStorageKey(key);
    const url = new URL(`${endpoint.replace(/\/+$/, '')}/${bucket}/${key}`);
    const answer = await askS3({ ...request, url }, credentials, patience);
    if (answer.status < 300 || isAbsence(request, answer)) return answer;
    throw new StorageFailure(`S3 ${request.method} answered ${answer.status} ${codeOf(answer)}`.trim(), {
      isPassing: false,
    });
  };
  return {
    async put(key, bytes) {
      refuseOversize(bytes.length);
      const headers = { 'content-type': contentTypeOf(key) };
      await ask(key, { method: 'PUT', headers, body: new Uint8Array(bytes) });
    },
    async find(key) {
      const { status, bytes } = await ask(key, { method: 'GET' });
      return status === 404 ? null : { bytes, contentType: contentTypeOf(key) };
    },
    async has(key) {
      return (await ask(key, { method: 'HEAD' })).status !== 404;
    },
    async delete(key) {
      await ask(key, { method: 'DELETE' });
    },
  };
}

/** `NoSuchKey`, `SignatureDoesNotMatch`: the one word of the answer that says what is wrong. */
const codeOf = ({ bytes }: S3Answer) =>
  /<Code>(\w{1,64})<\/Code>/.exec(bytes.subarray(0, 2_048).toString('latin1'))?.[1] ?? '';

/** The file is not there. A bucket or a server that is not there is another matter; only HEAD, which has no words, cannot tell. */
const isAbsence = ({ method }: { method: string }, answer: S3Answer) =>
  answer.status === 404 && (method === 'HEAD' || codeOf(answer) === 'NoSuchKey');
