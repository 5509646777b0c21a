import { createHash } from 'node:crypto';
import type { ReducedResponse } from '@huarong/contract/kit';
import type { FastifyReply } from 'fastify';

const STYLE =
  'body{margin:20vh auto;max-width:34em;font:16px/1.8 sans-serif;color:#16181b}h1{font-weight:400}a{color:inherit}';
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;

/** The error page when no page can be rendered: one sentence, no script, no file; the browser reloads it by itself. */
export function sendPlainPage(
  reply: FastifyReply,
  { httpStatus, errorMessage }: ReducedResponse,
  retrySeconds: number,
) {
  const html = `<!DOCTYPE html><html lang="zh-CN"><meta charset="utf-8"><title>请稍等｜花容 HUARONG</title><style>${STYLE}</style><h1>${errorMessage}</h1><p>页面会在 ${retrySeconds} 秒后自动重试。如果刚才涉及付款，请先到<a href="/myOrderList">我的订单</a>看一眼，不要重复支付。</p></html>`;
  return reply
    .code(httpStatus)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'retry-after': String(retrySeconds),
      refresh: String(retrySeconds),
    })
    .send(html);
}
