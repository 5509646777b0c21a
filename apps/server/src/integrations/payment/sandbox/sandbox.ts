import { readClock } from '#platform/clock';
import type { Database } from '#platform/database';
import { ALIPAY_ACKNOWLEDGEMENT, alipay } from '../alipay/alipay.ts';
import type { PayerLookup, PaymentProvider, PaymentProviders, WechatPageCall } from '../port.ts';
import { isSignedBy } from '../rsa.ts';
import { pageCallText } from '../wechat/create-payment.ts';
import { wechatPayerLookup } from '../wechat/payer-lookup.ts';
import { WECHAT_ACKNOWLEDGEMENT, wechat } from '../wechat/wechat.ts';
import { alipaySandbox } from './alipay-sandbox.ts';
import { PAYER_PATH, payerSandbox } from './payer-sandbox.ts';
import { loadSandboxKeys, type SandboxKeys } from './sandbox-keys.ts';
import { SANDBOX_ALIPAY, SANDBOX_WECHAT } from './sandbox-merchant.ts';
import { setReturnPath } from './sandbox-trades.ts';
import { SANDBOX_SERIAL, wechatDownload, wechatSandbox } from './wechat-sandbox.ts';

/** A reserved domain that never resolves, so a request that left the process would fail. */
const UNREACHABLE_URL = 'https://sandbox.invalid';
export const cashierPath = (outTradeNo: string) => `/demo/sandbox/cashier/${outTradeNo}`;

export interface Sandbox {
  providers: PaymentProviders;
  keys: () => Promise<SandboxKeys>;
}

/** The real clients with simulated providers in this process. Only the transport differs from a live shop. */
export function createSandbox(db: Database): Sandbox {
  const keys = memoizeSuccess(() => loadSandboxKeys(db));
  const providers = {
    alipay: openOnFirstUse(
      'alipay',
      { acknowledgement: ALIPAY_ACKNOWLEDGEMENT, merchant: SANDBOX_ALIPAY.sellerId, payerLookup: null },
      async () => openAlipay(db, await keys()),
    ),
    wechat: openOnFirstUse(
      'wechat',
      {
        acknowledgement: WECHAT_ACKNOWLEDGEMENT,
        merchant: SANDBOX_WECHAT.merchantId,
        payerLookup: openPayerLookup(keys),
      },
      async () => openWechat(db, await keys()),
    ),
  };
  return { providers, keys };
}

function openAlipay(db: Database, keys: SandboxKeys): PaymentProvider {
  const sandbox = alipaySandbox(db, keys);
  const settings = {
    ...SANDBOX_ALIPAY,
    gateway: `${UNREACHABLE_URL}/gateway.do`,
    privateKey: keys.shopAtAlipay.privateKey,
    alipayPublicKey: keys.alipay.publicKey,
    notifyUrl: `${UNREACHABLE_URL}/notify`,
    shopUrl: UNREACHABLE_URL,
  };
  const provider = alipay(settings, sandbox.send, () => readClock(db), sandbox.download);
  return {
    ...provider,
    async createPayment(request) {
      const instructions = await provider.createPayment(request);
      if (instructions.kind === 'page') await sandbox.openPage(instructions.link);
      return { kind: 'page', link: cashierPath(request.number) };
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
    gateway: UNREACHABLE_URL,
    notifyUrl: `${UNREACHABLE_URL}/notify`,
    shopUrl: UNREACHABLE_URL,
  };
  const send = wechatSandbox(db, keys, { appid, mchid });
  const provider = wechat(settings, send, () => readClock(db), { download: wechatDownload(db) });
  return {
    ...provider,
    async createPayment(request) {
      const instructions = await provider.createPayment(request);
      // A scanned code has no return page; the demo's cashier page needs one.
      await setReturnPath(db, request.number, request.returnPath);
      const link = cashierPath(request.number);
      if (instructions.kind === 'code') return { ...instructions, link };
      // WeChat checks the call of a page before it opens its sheet; a browser without WeChat opens a page instead.
      if (instructions.kind === 'wechat-page' && !isPageCallSigned(keys, instructions.call))
        throw new Error('the sandbox could not verify the signature');
      return { kind: 'page', link };
    },
  };
}

const isPageCallSigned = (keys: SandboxKeys, call: WechatPageCall) =>
  isSignedBy(keys.shopAtWechat.publicKey, pageCallText(call), call.paySign);

/** The real lookup: the link leads to a page of this shop, which redirects back at once. */
function openPayerLookup(keys: () => Promise<SandboxKeys>): PayerLookup {
  const settings = {
    appId: SANDBOX_WECHAT.appId,
    appSecret: 'sandbox',
    shopUrl: UNREACHABLE_URL,
    authorizeUrl: PAYER_PATH,
    tokenUrl: `${UNREACHABLE_URL}/sns/oauth2/access_token`,
  };
  return wechatPayerLookup(settings, async (request) =>
    payerSandbox(await keys(), settings.appSecret)(request),
  );
}

/** The keys are in the database, so the client is created with the first payment. */
function openOnFirstUse(
  name: PaymentProvider['name'],
  {
    acknowledgement,
    merchant,
    payerLookup,
  }: Pick<PaymentProvider, 'acknowledgement' | 'merchant' | 'payerLookup'>,
  open: () => Promise<PaymentProvider>,
): PaymentProvider {
  const ready = memoizeSuccess(open);
  return {
    name,
    merchant,
    acknowledgement,
    payerLookup,
    createPayment: async (request) => (await ready()).createPayment(request),
    query: async (number) => (await ready()).query(number),
    close: async (number) => (await ready()).close(number),
    refund: async (request) => (await ready()).refund(request),
    queryRefund: async (request) => (await ready()).queryRefund(request),
    statement: async (day) => (await ready()).statement(day),
    bill: async (day) => (await ready()).bill(day),
    verifyNotice: async (request) => (await ready()).verifyNotice(request),
  };
}

/** Caches a successful result; after a failure the next call tries again. */
function memoizeSuccess<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | undefined;
  return () =>
    (result ??= make().catch((error: unknown) => {
      result = undefined;
      throw error;
    }));
}
