import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const STYLE =
  'body{margin:12vh auto;max-width:26em;padding:0 24px;font:16px/1.7 sans-serif;color:#16181b}h1{font-weight:400}form{display:grid;gap:12px}p b{padding:2px 8px;background:#fdf1d8}button{font:inherit;padding:14px 18px;border:1px solid #999;background:#fff;text-align:left;cursor:pointer}button:hover,button:focus-visible{border-color:#16181b;outline:2px solid #16181b}button[value=""]{border-color:transparent;color:#454a51}';
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'`;

/** The page of a demo identity provider where an account is chosen. It says that it is not the real service. */
export const peoplePage = (
  reply: FastifyReply,
  name: string,
  people: readonly { sub: string; nickname: string }[],
) =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    })
    .send(
      `<!DOCTYPE html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${name}登录演示</title><style>${STYLE}</style><h1>${name}登录演示</h1><p><b>演示</b> 这不是${name}，账号都是虚构的。正式营业时这里是${name}自己的授权页。</p><p>选一位，授权花容获取昵称。</p><form method="post">${people.map(({ sub, nickname }) => `<button name="sub" value="${sub}">${nickname}</button>`).join('')}<button name="sub" value="">取消授权</button></form></html>`,
    );
