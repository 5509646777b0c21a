import { readClock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { alipay } from './alipay/alipay.ts';
import type { PayerLookup, PaymentProviders } from './port.ts';
import { createSandbox, type Sandbox } from './sandbox/index.ts';
import { sendOverNetwork } from './send.ts';
import { wechatPayerLookup } from './wechat/payer-lookup.ts';
import { wechat } from './wechat/wechat.ts';

const WECHAT_PAGES = {
  authorizeUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
  tokenUrl: 'https://api.weixin.qq.com/sns/oauth2/access_token',
};

export interface OpenProviders {
  providers: PaymentProviders;
  /** Only in demo mode. */
  sandbox: Sandbox | null;
}

/** The payment providers of a live shop, or the sandbox of a demo. */
export function openProviders(config: Config, db: Database): OpenProviders {
  if (config.payment === null) {
    const sandbox = createSandbox(db);
    return { providers: sandbox.providers, sandbox };
  }
  const notifyUrl = (provider: string) => `${config.publicUrl}/v1/order/pay/notify/${provider}`;
  const clock = () => readClock(db);
  return {
    providers: {
      alipay: alipay(
        { ...config.payment.alipay, notifyUrl: notifyUrl('alipay'), shopUrl: config.publicUrl },
        sendOverNetwork,
        clock,
      ),
      wechat: wechat(
        { ...config.payment.wechat, notifyUrl: notifyUrl('wechat'), shopUrl: config.publicUrl },
        sendOverNetwork,
        clock,
        { payerLookup: openPayerLookup(config) },
      ),
    },
    sandbox: null,
  };
}

/** Without the secret of the service account nobody can pay inside WeChat. */
function openPayerLookup({ payment, publicUrl }: Config): PayerLookup | null {
  if (!payment?.wechat.appSecret) return null;
  const { appId, appSecret } = payment.wechat;
  return wechatPayerLookup({ appId, appSecret, shopUrl: publicUrl, ...WECHAT_PAGES }, sendOverNetwork);
}
