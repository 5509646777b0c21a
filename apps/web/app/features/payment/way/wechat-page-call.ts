import type { WechatPageCall } from '@huarong/contract/payment';

interface WechatBridge {
  invoke(name: string, input: object, done: (answer: { err_msg: string }) => void): void;
}
declare global {
  interface Window {
    /** WeChat adds it to its pages, sometimes after they have loaded. */
    WeixinJSBridge?: WechatBridge;
  }
}

export type WechatOutcome = 'paid' | 'cancelled' | 'failed';
const OUTCOMES: Record<string, WechatOutcome> = {
  'get_brand_wcpay_request:ok': 'paid',
  'get_brand_wcpay_request:cancel': 'cancelled',
};

/** Opens WeChat's own payment sheet over the page. `paid` is only what the phone says: the server waits for the notice. */
export async function callWechatPage(call: WechatPageCall): Promise<WechatOutcome> {
  const bridge = window.WeixinJSBridge ?? (await waitForBridge());
  return new Promise((resolve) =>
    bridge.invoke('getBrandWCPayRequest', call, ({ err_msg }) => resolve(OUTCOMES[err_msg] ?? 'failed')),
  );
}

const waitForBridge = (): Promise<WechatBridge> =>
  new Promise((resolve) =>
    document.addEventListener('WeixinJSBridgeReady', () => resolve(window.WeixinJSBridge as WechatBridge), {
      once: true,
    }),
  );
