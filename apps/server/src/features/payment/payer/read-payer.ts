import type { PaymentWay } from '@huarong/contract/payment';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import type { Payer, ProviderName } from '../../../integrations/payment/index.ts';
import { openPayerToken } from './payer-token.ts';

export interface GivenPayer {
  way?: PaymentWay | undefined;
  payerToken?: string | undefined;
}

export const AT_COMPUTER: Payer = { way: 'computer' };

/** Who pays where. Inside WeChat only the person that WeChat named can pay; Alipay opens its page for phones there. */
export function readPayer(
  { config, caller }: Pick<Context, 'config' | 'caller'>,
  provider: ProviderName,
  { way = 'computer', payerToken }: GivenPayer,
): Result<Payer, { code: 'payer-unknown' }> {
  if (way === 'computer') return accept(AT_COMPUTER);
  if (way === 'phone' || provider === 'alipay') return accept({ way: 'phone', address: caller.address });
  const openid = openPayerToken(config.acceptedSecrets, payerToken ?? '', new Date());
  return openid === null ? refuse({ code: 'payer-unknown' }) : accept({ way, openid });
}
