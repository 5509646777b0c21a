import type { Api } from '../../../platform/api/index.ts';

/** The other houses whose accounts open ours; none when they cannot be asked. */
export async function loadLogin(api: Api) {
  const reply = await api.identity.socialProviders({});
  return { providers: reply.ok ? reply.value.providers : [] };
}
export type Provider = Awaited<ReturnType<typeof loadLogin>>['providers'][number];
