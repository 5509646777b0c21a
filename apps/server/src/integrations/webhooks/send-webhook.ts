import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import {
  type Address,
  findReceiverAddresses,
  isAllowedAddress,
  type ReceiverRules,
  readReceiverAddress,
} from './receiver-address.ts';
import { reasonOf, SendFailure } from './send-failure.ts';

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}
/** `status` is null when no answer came; `error` says why it does not count as received. */
export interface WebhookAnswer {
  status: number | null;
  milliseconds: number;
  error: string | null;
}
export type WebhookSender = (request: WebhookRequest) => Promise<WebhookAnswer>;

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 4_096;
const SHOWN_CHARACTERS = 200;

/**
 * Sends requests to receivers. The addresses of the host are checked for every request, and the connection goes to one
 * of the checked addresses, so that a second answer of the DNS cannot lead elsewhere. Redirects are not followed.
 */
export const createWebhookSender =
  (rules: ReceiverRules, timeoutMs = TIMEOUT_MS): WebhookSender =>
  async (request) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const begin = performance.now();
    const spent = () => Math.round(performance.now() - begin);
    try {
      const url = readReceiverAddress(request.url, rules);
      const response = await post(url, request, {
        addresses: await findReceiverAddresses(url, rules, signal),
        rules,
        signal,
      });
      const { statusCode: status = 0 } = response;
      const text = await readAnswer(response);
      const isReceived = status >= 200 && status < 300;
      return {
        status,
        milliseconds: spent(),
        error: isReceived ? null : `对方答复 ${status}${text === '' ? '' : `：${text}`}`,
      };
    } catch (error) {
      return { status: null, milliseconds: spent(), error: reasonOf(error, signal) };
    }
  };

function post(
  url: URL,
  { headers, body }: WebhookRequest,
  { addresses, rules, signal }: { addresses: readonly Address[]; rules: ReceiverRules; signal: AbortSignal },
): Promise<IncomingMessage> {
  const [first] = addresses;
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      // A connection of its own: a shared one may lead to an address that was not checked.
      agent: false,
      signal,
      headers: {
        ...headers,
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'huarong-webhook',
      },
      lookup: (_host, options, done) => {
        if (options.all) done(null, [...addresses]);
        else done(null, first?.address ?? '', first?.family ?? 4);
      },
    });
    request.once('socket', (socket) =>
      socket.once('connect', () => {
        if (!isAllowedAddress(socket.remoteAddress ?? '', rules))
          request.destroy(new SendFailure('连到了不允许的地址'));
      }),
    );
    // More than one error may follow, and one without a listener would end the process.
    request.on('error', reject);
    request.once('response', resolve);
    request.end(body);
  });
}

/** The beginning of the answer; the rest is not read. A broken answer after its status still has its status. */
async function readAnswer(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MAX_ANSWER_BYTES) break;
    }
  } catch {
    // What arrived before is shown.
  }
  response.destroy();
  const text = Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES).toString('utf8');
  // A zero byte cannot be stored, and others break the page.
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, SHOWN_CHARACTERS);
}
