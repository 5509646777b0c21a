import { type Contract, methodOf, pathOf, wrapAnswer } from '@huarong/contract/kit';
import type { FastifyInstance } from 'fastify';
import { sendEnvelope } from '#platform/feature';

/** Addresses of the API; /v2/html/ is a page that older links point to. */
export const isApiPath = (url: string) =>
  /^\/(v[1-3]|api|demo)\//.test(url) && !/^\/(v2\/html|demo\/(ui|studio|outbox))(\/|\?|$)/.test(url);

/** An undeclared path is 404; a path declared for another method is 405 with an Allow header. */
export function mountUnknownAddresses(app: FastifyInstance, contracts: Record<string, Contract>) {
  const declared = Object.values(contracts)
    .flatMap((contract) => Object.values(contract))
    .map(({ route }) => ({
      method: methodOf(route),
      pattern: new RegExp(`^${pathOf(route).replace(/\{\w+\}/g, '[^/]+')}$`),
    }));

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/\?.*$/s, '');
    const allowed = isApiPath(path)
      ? declared.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
      : ['GET', 'HEAD'];
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header('allow', [...new Set(allowed)].join(', '));
      return sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'wrong-method' } }));
    }
    return sendEnvelope(reply, wrapAnswer({ ok: false, refusal: { code: 'not-found' } }));
  });
}
