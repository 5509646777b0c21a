import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wrapAnswer } from '@huarong/contract/kit';
import type { FastifyInstance } from 'fastify';
import { sendEnvelope } from '#platform/feature';
import { mountFiles } from '#platform/files';

/**
 * The pages of the admin: one document for every address, drawn in the browser. Its few inline scripts are allowed by
 * hash; nothing else of another origin runs, shows or receives anything.
 */
export async function mountAdminPages(
  app: FastifyInstance,
  {
    clientBuild,
    catalogueImages,
    shopOrigin,
  }: { clientBuild: string; catalogueImages: string; shopOrigin: string },
) {
  const page = readFileSync(join(clientBuild, 'index.html'), 'utf8');
  const headers = {
    'content-security-policy': adminPolicy(page, shopOrigin),
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
  };
  await mountFiles(app, { clientBuild, catalogueImages });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(admin\/api|assets)\//.test(request.url);
    return isPage
      ? reply.headers(headers).type('text/html; charset=utf-8').send(page)
      : sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'not-found' } }));
  });
}

export function adminPolicy(page: string, shopOrigin: string): string {
  const inline = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...new Set(inline)].join(' ')}`,
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${shopOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
