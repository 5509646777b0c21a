import { expect, it } from 'vitest';
import { createLog } from '#platform/log';
import { connectIdentityProvider } from './connect-identity-provider.ts';

const metadata = {
  issuer: 'https://id.example',
  authorization_endpoint: 'https://id.example/auth',
  token_endpoint: 'https://id.example/token',
};
function createProvider(answers: () => Response) {
  return connectIdentityProvider({
    provider: 'example',
    name: '例',
    issuer: 'https://id.example',
    clientId: 'huarong',
    clientSecret: 'hush',
    redirectUri: 'https://www.shop.example/login/social/example',
    log: createLog('silent'),
    fetch: async () => answers(),
  });
}

it('an unavailable provider is no unexpected error, and the next login tries again', async () => {
  let isAway = true;
  const provider = createProvider(() => {
    if (isAway) throw new TypeError('fetch failed');
    return Response.json(metadata);
  });
  expect(await provider.begin('state')).toBeNull();
  expect(await provider.finish({ code: 'c', state: 's', pending: {} })).toBeNull();
  isAway = false;
  const begun = await provider.begin('state');
  expect(begun?.authorizeUrl).toMatch(/^https:\/\/id\.example\/auth\?.*state=state/);
  expect(begun?.pending['verifier']).toMatch(/^[\w-]{43}$/);
});

it('a provider with another issuer name is refused', async () => {
  const provider = createProvider(() => Response.json({ ...metadata, issuer: 'https://evil.example' }));
  expect(await provider.begin('state')).toBeNull();
});
