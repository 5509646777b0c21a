import { accept, shanghaiIso } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { listSocialAccounts, unlinkSocial } from '../authentication/social.queries.ts';
import type { IdentityDeps } from '../deps.ts';

/** The linked accounts of identity providers, oldest first. */
export async function showSocialAccounts(
  { db, actor }: Context<'member'>,
  { identityProviders }: Pick<IdentityDeps, 'identityProviders'>,
) {
  const nameOf = new Map(identityProviders.map(({ provider, name }) => [provider, name]));
  const rows = await listSocialAccounts(db, actor.memberId);
  return accept({
    accounts: rows.map(({ provider, nickname, created_at }) => ({
      provider,
      // A provider that was switched off can still be unbound.
      name: nameOf.get(provider) ?? provider,
      nickname,
      boundAt: shanghaiIso(created_at),
    })),
  });
}

/** The member still signs in with the mobile, so no other way has to be set up first. */
export const unbindSocial = async ({ db, actor }: Context<'member'>, { provider }: { provider: string }) =>
  accept({ unbound: await unlinkSocial(db, actor.memberId, provider) });
