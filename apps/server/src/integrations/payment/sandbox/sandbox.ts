import { readClock } from '#platform/clock';
import type { Database } from '#platform/database';
import { ALIPAY_ACKNOWLEDGEMENT, alipay } from '../alipay/alipay.ts';
import type { PaymentProvider, PaymentProviders } from '../port.ts';
import { WECHAT_ACKNOWLEDGEMENT, wechat } from '../wechat/wechat.ts';
import { alipayDesk } from './alipay-desk.ts';
import { loadSandboxKeys, type SandboxKeys } from './sandbox-keys.ts';
import { SANDBOX_ALIPAY, SANDBOX_WECHAT } from './sandbox-merchant.ts';
import { setReturnPath } from './sandbox-trades.ts';
import { SANDBOX_SERIAL, wechatDesk } from './wechat-desk.ts';

/** Reserved: nothing can ever be reached under it, so a request that left the process would be noticed. */
const NOWHERE = 'https://sandbox.invalid';
export const cashierPath = (outTradeNo: string) => `/demo/sandbox/cashier/${outTradeNo}`;

export interface Sandbox {
  providers: PaymentProviders;
  keys: () => Promise<SandboxKeys>;
}

/** The real clients, talking to pretended providers in this process. Only the last hop differs from a live shop. */
export function createSandbox(db: Database): Sandbox {
  const keys = onceItWorks(() => loadSandboxKeys(db));
  const providers = {
    alipay: whenReady('alipay', ALIPAY_ACKNOWLEDGEMENT, async () => openAlipay(db, await keys())),
    wechat: whenReady('wechat', WECHAT_ACKNOWLEDGEMENT, async () => openWechat(db, await keys())),
  };
  return { providers, keys };
}

function openAlipay(db: Database, keys: SandboxKeys): PaymentProvider {
  const desk = alipayDesk(db, keys);
  const settings = {
    ...SANDBOX_ALIPAY,
    gateway: `${NOWHERE}/gateway.do`,
    privateKey: keys.shopAtAlipay.privateKey,
    alipayPublicKey: keys.alipay.publicKey,
    notifyUrl: `${NOWHERE}/notify`,
    shopUrl: NOWHERE,
  };
  const provider = alipay(settings, desk.send, () => readClock(db));
  return {
    ...provider,
    async createPayment(wish) {
      const handover = await provider.createPayment(wish);
      if (handover.kind === 'page') await desk.openPage(handover.link);
      return { kind: 'page', link: cashierPath(wish.number) };
    },
  };
}

function openWechat(db: Database, keys: SandboxKeys): PaymentProvider {
  const { appId: appid, merchantId: mchid } = SANDBOX_WECHAT;
  const settings = {
    ...SANDBOX_WECHAT,
    merchantSerial: 'SANDBOX',
    privateKey: keys.shopAtWechat.privateKey,
    apiV3Key: keys.apiV3Key,
    wechatKeys: new Map([[SANDBOX_SERIAL, keys.wechat.publicKey]]),
    gateway: NOWHERE,
    notifyUrl: `${NOWHERE}/notify`,
  };
  const provider = wechat(settings, wechatDesk(db, keys, { appid, mchid }), () => readClock(db));
  return {
    ...provider,
    async createPayment(wish) {
      const handover = await provider.createPayment(wish);
      // A scanned code leads nowhere afterwards; the demo's cashier does.
      await setReturnPath(db, wish.number, wish.returnPath);
      return { ...handover, link: cashierPath(wish.number) };
    },
  };
}

/** The keys are in the database, so the clients open when the first payment needs them. */
function whenReady(
  name: PaymentProvider['name'],
  acknowledgement: string,
  open: () => Promise<PaymentProvider>,
): PaymentProvider {
  const ready = onceItWorks(open);
  return {
    name,
    acknowledgement,
    createPayment: async (wish) => (await ready()).createPayment(wish),
    query: async (number) => (await ready()).query(number),
    close: async (number) => (await ready()).close(number),
    refund: async (wish) => (await ready()).refund(wish),
    verifyNotice: async (request) => (await ready()).verifyNotice(request),
  };
}

/** Kept once it is there; a failure is forgotten, so that the next one may try. */
function onceItWorks<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}
