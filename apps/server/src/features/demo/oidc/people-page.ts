import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const STYLE =
  'body{margin:12vh auto;max-width:26em;padding:0 24px;font:16px/1.7 sans-serif;color:#16181b}h1{font-weight:400}form{display:grid;gap:12px}button{font:inherit;padding:14px 18px;border:1px solid #999;background:#fff;text-align:left;cursor:pointer}button:hover,button:focus-visible{border-color:#16181b;outline:2px solid #16181b}';
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'`;

/** The page of the identity provider where an account is chosen. */
export const peoplePage = (reply: FastifyReply, people: readonly { sub: string; nickname: string }[]) =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    })
    .send(
      `<!DOCTYPE html><html lang="zh-CN"><meta charset="utf-8"><title>演示第三方登录</title><style>${STYLE}</style><h1>演示第三方登录</h1><p>选一位，授权花容获取昵称。</p><form method="post">${people.map(({ sub, nickname }) => `<button name="sub" value="${sub}">${nickname}</button>`).join('')}</form></html>`,
    );
