import { type Transport, wrapAnswer } from '@huarong/contract/kit';
import { STORE } from '@huarong/core/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAt, readClock } from '#platform/clock';
import type { Config } from '#platform/config';
import { type Context, SERVER_CALLER } from '#platform/context';
import { type Database, isWriteRefused, type OpenDatabase } from '#platform/database';
import { type Feature, readInput, sendEnvelope } from '#platform/feature';
import { isApiPath } from '#platform/http';
import { createLimits, createMemoryCounters } from '#platform/limits';
import type { Log } from '#platform/log';
import { createRenderQueue, type PageRenderer, type RenderQueue } from '#platform/pages';
import {
  createMomentSources,
  type LiveSources,
  type MomentSources,
  type ReadMoment,
} from './moment-sources.ts';
import { findPreviewCall } from './preview-calls.ts';
import { type PreviewMoment, readShopPreview } from './preview-link.ts';
import { noticePage, previewHeaders, withoutScripts, withPrefix } from './preview-page.ts';
import { withScripts } from './preview-script.ts';

interface ShopPreviewDeps {
  config: Config;
  log: Log;
  database: Pick<OpenDatabase, 'db' | 'adminDb'>;
  live: LiveSources;
  /** The features of the shop over these sources. */
  featuresOver: (
    sources: MomentSources & { readDb: Database; shownCard: PreviewMoment['card'] },
  ) => readonly Feature[];
  render: PageRenderer;
  renderQueue: RenderQueue;
  /** Where a page that needs a login leads; null when it may open. */
  redirectOf: (url: string) => string | null;
}

/** One at a time, so that shoppers always have the other places of the rendering queue. */
const PREVIEW_QUEUE = { maxRunning: 1, maxWaiting: 12, maxWaitMs: 15_000 };
const PAGES_A_MINUTE = 120;
const CALLS_A_MINUTE = 600;
const CALL_BYTES = 65_536;
const PEOPLE_PER_ADDRESS = 5;
const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * The whole shop at a moment under `/preview/<token>/`, by the renderer of the shop. It reads in read-only transactions of that
 * moment, sees no cookie, sets none and stores nothing. For a guest the scripts of the page run and call the preview; for a card
 * there are none, because they would ask for an account.
 */
export function mountShopPreview(app: FastifyInstance, deps: ShopPreviewDeps) {
  const { config, log, database, featuresOver } = deps;
  const momentAt = createMomentSources(database.adminDb, deps.live, log);
  const queue = createRenderQueue(PREVIEW_QUEUE);
  const limits = createLimits(
    {
      rules: {
        preview: { calls: PAGES_A_MINUTE, seconds: 60 },
        previewCall: { calls: CALLS_A_MINUTE, seconds: 60 },
      },
      peoplePerAddress: PEOPLE_PER_ADDRESS,
    },
    createMemoryCounters(),
  );
  app.addHook('onClose', async () => limits.close());
  const headers = previewHeaders(config.adminUrl);
  const { origin } = new URL(config.publicUrl);

  const answerAt = ({ at, card }: PreviewMoment, { sources, overlay }: ReadMoment): Transport => {
    const visitor = { config, log, actor: { kind: 'visitor' }, caller: SERVER_CALLER } as const;
    return (route, input) =>
      readAt(
        database.adminDb,
        at,
        async (tx) => {
          const context: Context = { ...visitor, db: tx };
          const feature = featuresOver({ ...sources, readDb: tx, shownCard: card }).find(({ endpoints }) =>
            endpoints.has(route),
          );
          return wrapAnswer(
            feature
              ? await feature.answer(route, context, input)
              : { ok: false, refusal: { code: 'not-built' } },
          );
        },
        overlay,
      );
  };

  /** Older browsers would refuse the frame of the admin; the others go by the policy. */
  const send = (reply: FastifyReply, status: number, html: string, scripts: readonly string[] = []) =>
    reply
      .removeHeader('x-frame-options')
      .code(status)
      .headers(scripts.length > 0 ? previewHeaders(config.adminUrl, scripts) : headers)
      .send(html);

  type PreviewRequest = FastifyRequest<{ Params: { token: string; '*'?: string } }>;
  async function servePreview(request: PreviewRequest, reply: FastifyReply) {
    const { token } = request.params;
    const moment = readShopPreview(config.acceptedSecrets, token, await readClock(database.adminDb));
    if (!moment) return send(reply, 404, noticePage('预览链接已失效，请回到后台重新打开'));
    const prefix = `/preview/${token}`;
    const address = request.url.slice(prefix.length);
    if (!address.startsWith('/')) return reply.headers(headers).redirect(`${prefix}/${address}`);
    if (isApiPath(address)) return answerCall(request, reply, moment);
    const wait = await limits.take({ rule: 'preview', who: token, address: request.ip });
    if (wait > 0)
      return send(reply.header('retry-after', String(wait)), 429, noticePage('翻得太快了，请稍等再试'));
    const login = deps.redirectOf(address);
    if (login) return reply.headers(headers).redirect(`${prefix}${login}`);
    const page = await queue.run(token, async () => {
      const transport = answerAt(moment, await momentAt(moment));
      const shopper = moment.card && { cardType: moment.card, cardName: STORE.cards[moment.card].name };
      return deps.renderQueue.run(request.ip, () =>
        deps.render(new Request(`${origin}${address}`), transport, shopper),
      );
    });
    const location = page.headers.get('location');
    if (location?.startsWith('/'))
      return reply.headers(headers).redirect(`${prefix}${location}`, page.status);
    const html = withPrefix(page.html, prefix);
    // Countdowns go by this time.
    reply.header('server-timing', `shop;desc="${moment.at.toISOString()}"`);
    if (moment.card) return send(reply, page.status, withoutScripts(html));
    const running = withScripts(html, { origin, prefix });
    return send(reply, page.status, running.html, running.sources);
  }

  /** What a script of the page reads, at the same moment. */
  async function answerCall(request: PreviewRequest, reply: FastifyReply, moment: PreviewMoment) {
    const { token } = request.params;
    const call = callOf(request);
    if (!call) return refuseCall(reply);
    const retryAfter = await limits.take({ rule: 'previewCall', who: token, address: request.ip });
    if (retryAfter > 0)
      return sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'rate-limited', retryAfter } }));
    const input = readInput({ query: request.query, body: request.body, params: call.params });
    if (!input.ok) return sendEnvelope(reply, wrapAnswer(input));
    try {
      return sendEnvelope(reply, await answerAt(moment, await momentAt(moment))(call.route, input.value));
    } catch (error) {
      // The database refuses what a reading call would note down beside its answer.
      if (isWriteRefused(error)) return refuseCall(reply);
      throw error;
    }
  }

  app.get('/preview/:token', servePreview);
  app.get('/preview/:token/*', servePreview);
  app.route<{ Params: { token: string; '*'?: string } }>({
    method: [...WRITING],
    url: '/preview/:token/*',
    bodyLimit: CALL_BYTES,
    // Answered before the body is read, since the body is not needed.
    onRequest: async (request, reply) => (callOf(request) ? undefined : refuseCall(reply)),
    handler: servePreview,
  });
  app.route({
    method: [...WRITING],
    url: '/preview/:token',
    onRequest: async (_request, reply) => refuseCall(reply),
    handler: async (_request, reply) => refuseCall(reply),
  });
}

const callOf = ({ method, url, params: { token } }: FastifyRequest<{ Params: { token: string } }>) =>
  findPreviewCall(method, url.slice(`/preview/${token}`.length));

const refuseCall = (reply: FastifyReply) =>
  sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'preview-read-only' } }));
