import type { PaymentHandover, PaymentWay } from '@huarong/contract/payment';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi } from '../../../platform/api/index.ts';
import { paymentWayHere } from './payment-way.ts';
import { callWechatPage, type WechatOutcome } from './wechat-page-call.ts';
import { findWechatPayer, forgetWechatPayer, isReturnFromWechat } from './wechat-payer.ts';

interface GivenPayer {
  way?: PaymentWay;
  payerToken?: string;
}
interface CodeToScan {
  orderId: string;
  qrCode: string;
}
type Reply =
  /** Null when nothing is left to pay. */
  { ok: true; value: PaymentHandover | null } | { ok: false; refusal: { code: string; message: string } };

const PROBLEMS: Record<Exclude<WechatOutcome, 'paid'>, string> = {
  cancelled: '付款已取消，可以再付一次',
  failed: '微信没有打开付款，请重试或换一种支付方式',
};

/** Opens a payment where this browser can pay it: a page, a code to scan, or WeChat's own sheet. */
export function useHandover() {
  const navigate = useNavigate();
  const [codeToScan, setCodeToScan] = useState<CodeToScan | null>(null);
  useNamePayerEarly();

  /** Returns the problem to show. */
  async function open(
    { orderId, paymentCode }: { orderId: string; paymentCode: string | null },
    start: (payer: GivenPayer) => Promise<Reply>,
  ): Promise<string | null> {
    const payer = await findPayer(paymentCode);
    if (!payer) return null;
    const reply = await start(payer);
    if (!reply.ok) {
      if (reply.refusal.code === 'payer-unknown') forgetWechatPayer(sessionStorage);
      return reply.refusal.message;
    }
    if (!reply.value) return null;
    const { qrCode, inWechat, payLink } = reply.value;
    if (qrCode) setCodeToScan({ orderId, qrCode });
    else if (!inWechat) window.location.assign(payLink);
    else {
      const outcome = await callWechatPage(inWechat);
      if (outcome !== 'paid') return PROBLEMS[outcome];
      await navigate(`/payment/result/${orderId}`);
    }
    return null;
  }
  return { codeToScan, closeCode: () => setCodeToScan(null), open };
}

/** Inside WeChat the person is named when the page opens, so that one press pays. */
function useNamePayerEarly() {
  useEffect(() => {
    const url = new URL(window.location.href);
    if (paymentWayHere() !== 'in-wechat') return;
    void namePayer(isReturnFromWechat(url) ? { leaveTo: () => undefined } : {});
  }, []);
}

/** Null when the page is being left to ask WeChat who it is. */
async function findPayer(paymentCode: string | null): Promise<GivenPayer | null> {
  const way = paymentWayHere();
  if (way === 'computer') return {};
  if (way === 'phone' || paymentCode !== 'WECHAT') return { way };
  const payerToken = await namePayer();
  return payerToken ? { way, payerToken } : null;
}

let naming: Promise<string | null> | null = null;
/** A code of WeChat works once: a press waits for the answer that the opened page asked for. */
function namePayer(changes: { leaveTo?: () => void } = {}): Promise<string | null> {
  naming ??= findWechatPayer({ ...thisPage(), ...changes }).finally(() => {
    naming = null;
  });
  return naming;
}

const thisPage = () => ({
  api: browserApi({ quiet: true }).payment,
  storage: sessionStorage,
  url: new URL(window.location.href),
  leaveTo: (link: string) => window.location.assign(link),
  showAddress: (path: string) => window.history.replaceState(window.history.state, '', path),
});
