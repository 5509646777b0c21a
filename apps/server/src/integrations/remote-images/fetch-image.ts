import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { MAX_IMAGE_BYTES } from '#platform/uploads';
import { FetchFailure, failureOf } from './fetch-failure.ts';
import {
  type Address,
  findAddresses,
  type HostSettings,
  internetHosts,
  readAddress,
} from './find-addresses.ts';

export interface FetchSettings extends HostSettings {
  timeoutMs: number;
  maxBytes: number;
}

/** The bytes at an address; throws a FetchFailure with the reason. */
export type ImageFetcher = (url: string) => Promise<Buffer>;

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const TEMPORARY_STATUSES = new Set([408, 425, 429]);
/** Many object stores send images as plain bytes. The image pipeline decides by the bytes. */
const CONTENT_TYPE =
  /^(?:image\/(?:jpeg|jpg|pjpeg|png|webp)|application\/octet-stream|binary\/octet-stream)$/;

/**
 * Fetches an image from the public internet. Every address of the host is checked, and the connection goes to one of
 * the checked addresses, so that a second answer of the DNS cannot lead elsewhere. A redirect passes the same checks.
 */
export function createImageFetcher(overrides: Partial<FetchSettings> = {}): ImageFetcher {
  const settings: FetchSettings = {
    ...internetHosts,
    timeoutMs: 15_000,
    maxBytes: MAX_IMAGE_BYTES,
    ...overrides,
  };
  return async (url) => {
    const signal = AbortSignal.timeout(settings.timeoutMs);
    try {
      return await follow(url, settings, signal);
    } catch (error) {
      throw failureOf(error, signal);
    }
  };
}

async function follow(start: string, settings: FetchSettings, signal: AbortSignal): Promise<Buffer> {
  let url = readAddress(start, settings);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await send(url, await findAddresses(url, settings, signal), { settings, signal });
    try {
      if (!REDIRECTS.has(response.statusCode ?? 0)) return await readImage(response, settings.maxBytes);
      const { location = '' } = response.headers;
      if (!URL.canParse(location, url.href)) throw new FetchFailure('对方网站的跳转地址有误');
      url = readAddress(new URL(location, url).href, settings);
    } finally {
      response.destroy();
    }
  }
  throw new FetchFailure(`跳转超过 ${MAX_REDIRECTS} 次`);
}

function send(
  url: URL,
  addresses: readonly Address[],
  { settings, signal }: { settings: FetchSettings; signal: AbortSignal },
): Promise<IncomingMessage> {
  const [first] = addresses;
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      // A connection of its own: a shared one may lead to an address that was not checked.
      agent: false,
      signal,
      headers: {
        accept: 'image/jpeg,image/png,image/webp',
        'accept-encoding': 'identity',
        'user-agent': 'huarong',
      },
      lookup: (_host, options, done) => {
        if (options.all) done(null, [...addresses]);
        else done(null, first?.address ?? '', first?.family ?? 4);
      },
    });
    request.once('socket', (socket) =>
      socket.once('connect', () => {
        if (!settings.isAllowed(socket.remoteAddress ?? ''))
          request.destroy(new FetchFailure('连到了不允许的地址'));
      }),
    );
    // More than one error may follow, and one without a listener would end the process.
    request.on('error', reject);
    request.once('response', resolve);
    request.end();
  });
}

async function readImage(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const { statusCode: status = 0, headers } = response;
  if (status !== 200)
    throw new FetchFailure(`对方网站答复 ${status}`, {
      isTemporary: status >= 500 || TEMPORARY_STATUSES.has(status),
    });
  const [type = ''] = (headers['content-type'] ?? 'application/octet-stream').split(';');
  if (!CONTENT_TYPE.test(type.trim().toLowerCase()))
    throw new FetchFailure(`不是 JPG、PNG 或 WebP 图片（${type.trim().slice(0, 40)}）`);
  // A compressed answer could be far larger than what arrives.
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new FetchFailure('对方网站压缩了图片，无法读取');
  const tooLarge = () => new FetchFailure(`图片太大，最多 ${Math.floor(maxBytes / 1024 ** 2)} MB`);
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  if (!response.complete) throw new FetchFailure('下载中断', { isTemporary: true });
  return Buffer.concat(chunks);
}
