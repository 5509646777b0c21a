import { catalogueRoutes } from '@huarong/contract/catalogue';
import type { Transport } from '@huarong/contract/kit';
import type { FastifyInstance } from 'fastify';
import { readClock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import type { PageRenderer, RenderQueue } from '#platform/pages';
import { type CatalogueSource, previewProduct } from '../../catalogue/index.ts';
import type { ImagePort } from '../../images/index.ts';
import { previewHeaders, withoutScripts } from '../../shop-preview/index.ts';
import { findDraft } from '../drafts.queries.ts';
import { readPreviewToken } from './preview-link.ts';

interface PreviewDeps {
  config: Pick<Config, 'acceptedSecrets' | 'publicUrl' | 'adminUrl'>;
  db: Database;
  sources: { catalogue: CatalogueSource; imageOf: ImagePort };
  render: PageRenderer;
  renderQueue: RenderQueue;
  transport: Transport;
}

/**
 * The page of a product as the shop draws it, also of one that is not on sale, with what a person of the staff has typed.
 * It has no scripts, so nothing on it can be bought or sent, and it is never stored.
 */
export function mountProductPreview(app: FastifyInstance, deps: PreviewDeps) {
  const { config, db, sources, render, renderQueue, transport } = deps;
  const headers = previewHeaders(config.adminUrl);
  app.get<{ Params: { token: string } }>('/preview/product/:token', async (request, reply) => {
    const subject = readPreviewToken(config.acceptedSecrets, request.params.token, await readClock(db));
    if (!subject) return reply.callNotFound();
    const draft = await findDraft(db, subject.staffId, subject.productId);
    const product = await previewProduct(db, sources, subject.productId, draft?.edits ?? {});
    if (!product) return reply.callNotFound();
    const answering: Transport = async (route, input, options) =>
      route === catalogueRoutes.detail
        ? {
            status: 0,
            results: product,
            errorCode: null,
            errorMessage: null,
            dataResult: null,
            httpStatus: 200,
          }
        : transport(route, input, options);
    const page = new Request(`${new URL(config.publicUrl).origin}/product/${subject.productId}.html`);
    const { status, html } = await renderQueue.run(request.ip, () => render(page, answering));
    // Older browsers would refuse the frame of the admin; the others go by the policy.
    reply.removeHeader('x-frame-options');
    return reply.code(status).headers(headers).send(withoutScripts(html));
  });
}
