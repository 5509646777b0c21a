import type { Api } from '../../../platform/api/index.ts';
import { loadTextSlots } from '../../../platform/pages/slots.ts';

/** The configured identity providers and the offer for new members; a part that fails to load is left out. */
export async function loadLogin(api: Api) {
  const [reply, { welcome }] = await Promise.all([api.identity.socialProviders({}), loadWelcome(api)]);
  return { providers: reply.ok ? reply.value.providers : [], welcome };
}
export type Provider = Awaited<ReturnType<typeof loadLogin>>['providers'][number];

/** What new members get: the greeting of the home page. */
export async function loadWelcome(api: Api) {
  const { home_greeting: lines } = await loadTextSlots(api, ['home_greeting']);
  return { welcome: lines[0] };
}
