import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createProvider, type DemoIdentityProvider } from './create-provider.ts';
import { people } from './people.ts';
import { peoplePage } from './people-page.ts';

/** Serves a demo identity provider, so that the whole social login can be tried in a browser. */
export function mountIdentityProvider(app: FastifyInstance, identityProvider: DemoIdentityProvider) {
  const prefix = `/demo/oidc/${identityProvider.provider}`;
  let provider: ReturnType<typeof createProvider> | undefined;
  const loadProvider = () => (provider ??= createProvider(identityProvider));

  app.register(async (inside) => {
    // The provider parses request bodies itself; Fastify leaves them in the stream.
    inside.removeAllContentTypeParsers();
    inside.addContentTypeParser('*', (_request, _payload, done) => done(null));

    inside.get(`${prefix}/interaction/:uid`, async (_request, reply) =>
      peoplePage(reply, identityProvider.name, people),
    );
    inside.post(`${prefix}/interaction/:uid`, async (request, reply) => {
      const chosen = new URLSearchParams(await readBody(request.raw)).get('sub');
      const person = people.find(({ sub }) => sub === chosen);
      reply.hijack();
      // Without an account the person has cancelled.
      const answer = person
        ? { login: { accountId: person.sub } }
        : { error: 'access_denied', error_description: 'cancelled' };
      await (await loadProvider())
        .interactionFinished(request.raw, reply.raw, answer)
        .catch(() => reply.raw.end());
    });
    inside.all(`${prefix}/*`, async (request, reply) =>
      forward(prefix, (await loadProvider()).callback(), request, reply),
    );
  });
}

/** The provider expects its routes at the root; it learns the prefix from originalUrl. */
function forward(
  prefix: string,
  callback: (request: IncomingMessage, reply: FastifyReply['raw']) => void,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  reply.hijack();
  const raw: IncomingMessage & { originalUrl?: string } = request.raw;
  raw.originalUrl = request.url;
  raw.url = request.url.slice(prefix.length);
  callback(raw, reply.raw);
}

const MAX_FORM_LENGTH = 4_096;
async function readBody(stream: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of stream) if (text.length < MAX_FORM_LENGTH) text += part;
  return text;
}
