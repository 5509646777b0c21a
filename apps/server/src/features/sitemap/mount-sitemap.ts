import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#platform/database';
import type { PublishedCache } from '#platform/published';
import type { CatalogueSource } from '../catalogue/index.ts';
import type { ContentSource } from '../content/index.ts';
import { listSitemapEntries } from './list-sitemap-entries.ts';
import { fileCount, MAX_ENTRIES_PER_FILE, sitemapIndex, urlSet } from './sitemap-xml.ts';

interface SitemapDeps {
  db: Database;
  catalogue: CatalogueSource;
  content: ContentSource;
  published: PublishedCache;
  /** The public origin of the shop. */
  publicUrl: string;
}

/** Personal pages, API responses and filtered listings are not for search engines. */
const DISALLOWED_PATHS = [
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
export function mountSitemap(
  app: FastifyInstance,
  { db, catalogue, content, published, publicUrl }: SitemapDeps,
) {
  const origin = new URL(publicUrl).origin;
  const sendXml = (request: FastifyRequest, reply: FastifyReply, createXml: () => Promise<string | null>) =>
    published.answer(request, reply, `sitemap ${request.url}`, async () => {
      const xml = await createXml();
      return {
        status: xml === null ? 404 : 200,
        body: Buffer.from(xml ?? ''),
        headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' },
        isCacheable: xml !== null,
      };
    });

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', (request, reply) =>
    sendXml(request, reply, async () => {
      const entries = await listSitemapEntries(db, catalogue, content);
      const files = fileCount(entries.length);
      return files === 1 ? urlSet(origin, entries) : sitemapIndex(origin, files);
    }),
  );

  app.get<{ Params: { file: string } }>('/sitemap-:file.xml', (request, reply) =>
    sendXml(request, reply, async () => {
      const number = Number(/^[1-9]\d{0,3}$/.exec(request.params.file)?.[0]);
      const fileEntries = (await listSitemapEntries(db, catalogue, content)).slice(
        (number - 1) * MAX_ENTRIES_PER_FILE,
        number * MAX_ENTRIES_PER_FILE,
      );
      return Number.isNaN(number) || fileEntries.length === 0 ? null : urlSet(origin, fileEntries);
    }),
  );
}
