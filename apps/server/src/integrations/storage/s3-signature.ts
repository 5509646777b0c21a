import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';

export interface S3Credentials {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}
export interface UnsignedRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** AWS Signature Version 4: the headers to send, so that the server can check the sender, the headers and the body. */
export async function signRequest(
  { method, url, headers, body }: UnsignedRequest,
  { region, accessKeyId, secretAccessKey }: S3Credentials,
): Promise<Headers> {
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    // For S3 the library sends UNSIGNED-PAYLOAD unless the hash of the body is given.
    headers: { ...headers, 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
    // Otherwise the signature would not cover Content-Type.
    allHeaders: true,
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
  });
  return (await signer.sign()).headers;
}
