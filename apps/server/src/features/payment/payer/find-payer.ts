import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { ProviderUnavailable } from '../../../integrations/payment/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { createPayerToken } from './payer-token.ts';

/** The address at which WeChat names the person, and which leads back to the path. */
export function offerPayerLink(
  { providers }: PaymentDeps,
  { returnPath, state }: { returnPath: string; state: string },
): Result<{ link: string }, { code: 'payment-method-unavailable' }> {
  const lookup = providers.wechat.payerLookup;
  return lookup
    ? accept({ link: lookup.link(returnPath, state) })
    : refuse({ code: 'payment-method-unavailable' });
}

/** Asks WeChat whom a code stands for. */
export async function findPayer(
  { config, log }: Pick<Context, 'config' | 'log'>,
  { providers }: PaymentDeps,
  code: string,
): Promise<Result<{ payerToken: string }, { code: 'payment-method-unavailable' | 'payer-unknown' }>> {
  const lookup = providers.wechat.payerLookup;
  if (!lookup) return refuse({ code: 'payment-method-unavailable' });
  try {
    const openid = await lookup.find(code);
    return openid === null
      ? refuse({ code: 'payer-unknown' })
      : accept({ payerToken: createPayerToken(config.secret, openid, new Date()) });
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.error({ err: error }, 'WeChat unreachable');
    return refuse({ code: 'payment-method-unavailable' });
  }
}
