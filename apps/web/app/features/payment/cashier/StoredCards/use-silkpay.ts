import { accept } from '@huarong/core/shared';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { type Api, browserApi } from '../../../../platform/api/index.ts';
import { useSentCode } from '../../../identity/index.ts';
import { useHandover } from '../../way/use-handover.ts';

export type SilkpayInfo = Extract<Awaited<ReturnType<Api['payment']['silkpayInfo']>>, { ok: true }>['value'];
export type RemainderCode = 'ALIPAY' | 'WECHAT';

/** Pays an order by stored-value cards: loads the cards, sends the SMS code, submits the payment. */
export function useSilkpay(orderId: string) {
  const navigate = useNavigate();
  const sent = useSentCode();
  const [info, setInfo] = useState<SilkpayInfo | null>(null);
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { open, codeToScan, closeCode } = useHandover();
  const api = browserApi({ quiet: true }).payment;

  useEffect(() => {
    void browserApi({ quiet: true })
      .payment.silkpayInfo({ orderId })
      .then((reply) => (reply.ok ? setInfo(reply.value) : setProblem(reply.refusal.message)));
  }, [orderId]);

  async function sendCode(cardIds: string[]) {
    if (!sent.canRequest) return;
    // The limit of codes is shown here: the chosen cards would be lost on another page.
    const refusal = await sent.request(() => api.sendMsg({ orderId, cardIds }, { handlesRateLimit: true }));
    setProblem(refusal?.message ?? null);
  }
  const [isBusy, pay] = useAction(
    async (cardIds: string[], remainderCode: RemainderCode | null, smsCode: string) => {
      setProblem(null);
      const charge = async (payer: object) => {
        const reply = await api.silkpay(
          {
            orderId,
            cardIds,
            ...(remainderCode && { paymentCode: remainderCode, ...payer }),
            ...(sent.rToken && smsCode && { smsCode, rToken: sent.rToken }),
          },
          {
            headers: {
              'Idempotency-Key': `${idempotencyKey}-${cardIds.join('-')}-${remainderCode}-${smsCode}`,
            },
          },
        );
        if (!reply.ok) return reply;
        if (!reply.value.handover) await navigate(`/payment/result/${orderId}`);
        return accept(reply.value.handover ?? null);
      };
      const problem = await open({ orderId, paymentCode: remainderCode }, async (payer) => {
        const reply = await charge(payer);
        if (!reply.ok && reply.refusal.code === 'stored-card-code-needed') setCodeNeeded(true);
        return reply;
      });
      setProblem(problem);
    },
  );
  return { info, sent, isCodeNeeded, problem, isBusy, sendCode, pay, codeToScan, closeCode };
}
