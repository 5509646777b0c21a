import { readClock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { alipay } from './alipay/alipay.ts';
import type { PaymentProviders } from './port.ts';
import { createSandbox, type Sandbox } from './sandbox/index.ts';
import { sendOverNetwork } from './send.ts';
import { wechat } from './wechat/wechat.ts';

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
      wechat: wechat({ ...config.payment.wechat, notifyUrl: notifyUrl('wechat') }, sendOverNetwork, clock),
    },
    sandbox: null,
  };
}
