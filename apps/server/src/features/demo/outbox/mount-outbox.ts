import { createHash } from 'node:crypto';
import { shanghaiIso } from '@huarong/core/shared';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';

const SHOWN = 200;
const STYLE =
  'body{margin:32px auto;max-width:60em;padding:0 24px;font:15px/1.7 sans-serif;color:#16181b}h1{font-weight:400}table{width:100%;border-collapse:collapse}th,td{padding:10px 12px 10px 0;border-bottom:1px solid #ddd;text-align:left;vertical-align:top}th{font-weight:400;color:#666}td b{font-size:18px;letter-spacing:.08em}time{white-space:nowrap}td{overflow-wrap:anywhere}';
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;
const KINDS = { sms: '短信', email: '邮件', captcha: '图形码' } as const;

/** The SMS and e-mails that a live shop would send: `/demo/outbox` as a page, `/demo/outbox.json` for programs. */
export function mountOutbox(app: FastifyInstance, db: Database) {
  app.get('/demo/outbox.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await listMessages(db)),
  );
  app.get('/demo/outbox', async (_request, reply) => {
    const rows = (await listMessages(db)).map(
      ({ kind, to, text, code, at }) =>
        `<tr><td><time>${at.slice(5, 19).replace('T', ' ')}</time><td>${KINDS[kind]}<td>${escapeHtml(kind === 'captcha' ? '' : to)}<td>${code ? `<b>${escapeHtml(code)}</b><br>` : ''}${escapeHtml(text)}`,
    );
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': POLICY,
        'cache-control': 'no-store',
        refresh: '5',
      })
      .send(
        `<!DOCTYPE html><html lang="zh-CN"><meta charset="utf-8"><title>发件箱｜花容</title><style>${STYLE}</style><h1>演示发件箱</h1><p>演示模式不会真的发短信和邮件，它们都在这里，页面每 5 秒更新。</p><table><thead><tr><th>时间<th>方式<th>发给<th>内容<tbody>${rows.join('')}</table>${rows.length === 0 ? '<p>还没有消息。</p>' : ''}</html>`,
      );
  });
}

async function listMessages(db: Database) {
  const rows = await db
    .selectFrom('demo_message')
    .select(['kind', 'recipient', 'content', 'code', 'created_at'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    to: row.recipient,
    text: row.content,
    code: row.code,
    at: shanghaiIso(row.created_at),
  }));
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
