import type { Api } from '../../../platform/api/index.ts';

/** The configured identity providers; empty when the request fails. */
export async function loadLogin(api: Api) {
  const reply = await api.identity.socialProviders({});
  return { providers: reply.ok ? reply.value.providers : [] };
}
export type Provider = Awaited<ReturnType<typeof loadLogin>>['providers'][number];
