import type { z } from 'zod';
import { ProviderUnavailable } from '../port.ts';
import type { Send } from '../send.ts';
import { authorization } from './authorization.ts';
import { isFromWechat } from './check-signature.ts';
import type { WechatSettings } from './settings.ts';

export interface WechatAnswer {
  status: number;
  /** Parsed; null when there was no body. */
  content: unknown;
  /** `ORDER_NOT_EXIST`: why it was refused. */
  code: string | null;
}

/** One signed call. An answer without WeChat Pay's signature, and any server error, throws. */
export async function callApi(
  settings: WechatSettings,
  send: Send,
  request: { method: 'GET' | 'POST'; path: string; content?: object },
  now: Date,
): Promise<WechatAnswer> {
  const body = request.content ? JSON.stringify(request.content) : '';
  const { status, header, text } = await send({
    method: request.method,
    url: `${settings.gateway}${request.path}`,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': 'huarong',
      authorization: await authorization(settings, { method: request.method, path: request.path, body }, now),
    },
    body,
  });
  if (status >= 500 || status === 429) throw new ProviderUnavailable(`${request.path}: HTTP ${status}`);
  if (!isFromWechat(settings, header, Buffer.from(text), now))
    throw new ProviderUnavailable(`${request.path}: the answer is not signed by WeChat Pay`);
  const content: unknown = text === '' ? null : JSON.parse(text);
  return { status, content, code: status >= 400 ? codeOf(content) : null };
}

const codeOf = (content: unknown): string =>
  typeof content === 'object' && content !== null && 'code' in content ? String(content.code) : 'UNKNOWN';

/** The content of an accepted answer; another shape throws. */
export function parseAnswer<Schema extends z.ZodType>(
  schema: Schema,
  { content, code }: WechatAnswer,
): z.output<Schema> {
  const read = schema.safeParse(content);
  if (code !== null || !read.success)
    throw new ProviderUnavailable(`WeChat Pay answered ${code ?? 'in another shape'}`);
  return read.data;
}
