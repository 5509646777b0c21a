import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const STYLE =
  'body{margin:6vh auto;max-width:22em;padding:24px;border:1px solid #ccc;font:16px/1.7 sans-serif;color:#16181b}h1{font-weight:400;font-size:24px}form{display:grid;gap:12px}dl{display:grid;grid-template-columns:5em 1fr;gap:4px 12px;margin:16px 0}dt{color:#666}dd{margin:0}p b{padding:2px 8px;background:#fdf1d8}button{font:inherit;padding:12px 16px;border:1px solid #999;background:#fff;text-align:left;cursor:pointer}button:hover,button:focus-visible{border-color:#16181b;outline:2px solid #16181b}';
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'`;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

type Field = readonly [name: string, value: string];
interface Choice {
  name: string;
  value: string;
  label: string;
}

/** A form of the demo phone: hidden fields, and a button for each choice. */
export const phoneForm = (fields: readonly Field[], choices: readonly Choice[]): string =>
  `<form method="post" action="/demo/phone">${fields.map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`).join('')}${choices.map(({ name, value, label }) => `<button name="${name}" value="${escapeHtml(value)}">${escapeHtml(label)}</button>`).join('')}</form>`;

export const phoneFacts = (facts: readonly Field[]): string =>
  `<dl>${facts.map(([name, value]) => `<dt>${name}<dd>${escapeHtml(value)}`).join('')}</dl>`;

/** A page of the simulated phone, which says that it is one. */
export const phonePage = (reply: FastifyReply, title: string, content: string) =>
  reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(
      `<!DOCTYPE html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}｜演示手机</title><style>${STYLE}</style><main><p><b>演示手机</b> 模拟一台已登录花容的手机。</p><h1>${title}</h1>${content}</main></html>`,
    );
