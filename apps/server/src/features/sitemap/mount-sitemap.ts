import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#platform/database';
import type { PublishedCache } from '#platform/published';
import type { CatalogueSource } from '../catalogue/index.ts';
import { listAddresses } from './list-addresses.ts';
import { fileCount, PER_FILE, sitemapIndex, urlSet } from './sitemap-xml.ts';

interface SitemapDeps {
  db: Database;
  catalogue: CatalogueSource;
  published: PublishedCache;
  /** The shop's own address, as others reach it. */
  publicUrl: string;
}

/** Personal pages, answers of the API, and listings filtered to taste are nobody's search result. */
const KEPT_OUT = [
  '/v1/',
  '/v2/',
  '/v3/',
  '/api/',
  '/demo/',
  '/search/',
  '/hot/',
  '/compare',
  '/login',
  '/register',
  '/forgetPassword',
  '/shopcart',
  '/order',
  '/payment',
  '/guest/',
  '/myAccount',
  '/myOrderList',
  '/myOnlineReturn',
  '/onlineReturn',
  '/restMyCard',
  '/Research',
  '/*?*f=',
  '/*?*sort=',
];

/** /robots.txt, /sitemap.xml and, past fifty thousand addresses, the files it is split into. */
export function mountSitemap(app: FastifyInstance, { db, catalogue, published, publicUrl }: SitemapDeps) {
  const origin = new URL(publicUrl).origin;
  const xml = (request: FastifyRequest, reply: FastifyReply, write: () => Promise<string | null>) =>
    published.answer(request, reply, `sitemap ${request.url}`, async () => {
      const written = await write();
      return {
        status: written === null ? 404 : 200,
        body: Buffer.from(written ?? ''),
        headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
        isKept: written !== null,
      };
    });

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...KEPT_OUT.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', (request, reply) =>
    xml(request, reply, async () => {
      const addresses = await listAddresses(db, catalogue);
      const files = fileCount(addresses.length);
      return files === 1 ? urlSet(origin, addresses) : sitemapIndex(origin, files);
    }),
  );

  app.get('/sitemap-:file.xml', (request, reply) =>
    xml(request, reply, async () => {
      const number = Number(/^[1-9]\d{0,3}$/.exec((request.params as { file: string }).file)?.[0]);
      const part = (await listAddresses(db, catalogue)).slice((number - 1) * PER_FILE, number * PER_FILE);
      return Number.isNaN(number) || part.length === 0 ? null : urlSet(origin, part);
    }),
  );
}
