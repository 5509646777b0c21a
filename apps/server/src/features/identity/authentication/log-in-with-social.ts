import { nicknameProblem, normaliseNickname, safeHistoryLocation } from '@huarong/core/identity';
import { accept, refuse, STORE } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import { createToken } from '#platform/session';
import type { IdentityProvider } from '../../../integrations/oidc/index.ts';
import type { IdentityDeps } from '../deps.ts';
import { lockMember } from '../members.queries.ts';
import { consumeStep, createStep } from '../verification/login-steps.ts';
import { type LoginFlow, stepDetails } from './login-flow.ts';
import { signIn } from './sign-in.ts';
import { findSocialMember } from './social.queries.ts';

export interface SocialLogin {
  provider: string;
  code?: string | undefined;
  state?: string | undefined;
  iss?: string | undefined;
  historyLocation?: string | undefined;
}

/** Without a code: starts the authorization at the provider. With a code: finishes it and signs in or asks to bind. */
export async function logInWithSocial(context: Context, deps: IdentityDeps, input: SocialLogin) {
  const identityProvider = deps.identityProviders.find(({ provider }) => provider === input.provider);
  if (!identityProvider) return refuse({ code: 'social-refused' });
  const { code, state, iss } = input;
  return code && state
    ? finishAuthorization(context, deps, identityProvider, { code, state, iss })
    : startAuthorization(context, identityProvider, safeHistoryLocation(input.historyLocation));
}

async function startAuthorization(
  { db, caller }: Context,
  identityProvider: IdentityProvider,
  historyLocation: string,
) {
  const state = createToken();
  const authorization = await identityProvider.begin(state);
  if (!authorization) return refuse({ code: 'social-unavailable', name: identityProvider.name });
  const { authorizeUrl, pending } = authorization;
  await createStep(db, {
    kind: 'social',
    token: state,
    details: {
      provider: identityProvider.provider,
      kept: pending,
      historyLocation,
      device: caller.deviceFingerprint ?? null,
    },
    seconds: STORE.identity.step.social,
  });
  return accept({ needs: 'authorize' as const, authorizeUrl });
}

async function finishAuthorization(
  context: Context,
  deps: IdentityDeps,
  identityProvider: IdentityProvider,
  { code, state, iss }: { code: string; state: string; iss?: string | undefined },
) {
  const { db, caller } = context;
  const step = await transaction(db, (tx) => consumeStep(tx, 'social', state));
  // The same browser must return: a response injected into another browser would sign it in as somebody else.
  const isSameBrowser = step?.details.device === (caller.deviceFingerprint ?? null);
  if (!step || !isSameBrowser || step.details.provider !== identityProvider.provider)
    return refuse({ code: 'social-refused' });
  const pending = step.details.kept ?? {};
  const identity = await identityProvider.finish({ code, state, iss, pending });
  if (!identity) return refuse({ code: 'social-refused' });

  const social = {
    provider: identityProvider.provider,
    subject: identity.subject,
    nickname: displayName(identity.nickname),
  };
  const flow: LoginFlow = {
    way: 'social',
    historyLocation: safeHistoryLocation(step.details.historyLocation),
  };
  return transaction(db, async (tx) => {
    const memberId = await findSocialMember(tx, social);
    const member = memberId ? await lockMember(tx, memberId) : undefined;
    if (member) return signIn(tx, { context, deps, member, flow });
    // A mobile or e-mail from the provider is not trusted; the mobile is verified by us.
    const { token } = await createStep(tx, {
      kind: 'bind',
      details: stepDetails({ ...flow, social }),
      seconds: STORE.identity.step.bind,
    });
    const { provider, nickname } = social;
    return accept({ needs: 'bind' as const, stepToken: token, provider, nickname });
  });
}

/** Provider nicknames are unchecked. */
function displayName(providerName: string): string {
  const nickname = [...normaliseNickname(providerName)].slice(0, 20).join('');
  return nicknameProblem(nickname) ? '新朋友' : nickname;
}
