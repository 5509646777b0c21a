import { Button, Checkbox, Field, Loading, Notice, Skeleton } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Api, browserApi } from '../../../platform/api/index.ts';
import styles from './StoredCards.module.css';

type Info = Extract<Awaited<ReturnType<Api['payment']['silkpayInfo']>>, { ok: true }>['value'];

/** Up to five cards in the order they are ticked; the shop works out how much each gives. */
export function StoredCards({ orderId }: { orderId: string }) {
  const navigate = useNavigate();
  const [info, setInfo] = useState<Info | null>(null);
  const [cardIds, setCardIds] = useState<string[]>([]);
  const [rest, setRest] = useState<'ALIPAY' | 'WECHAT' | null>(null);
  const [code, setCode] = useState('');
  const [rToken, setToken] = useState<string | null>(null);
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const api = browserApi({ quiet: true }).payment;

  useEffect(() => {
    void browserApi({ quiet: true })
      .payment.silkpayInfo({ orderId })
      .then((reply) => (reply.ok ? setInfo(reply.value) : setProblem(reply.refusal.message)));
  }, [orderId]);

  async function sendCode() {
    const reply = await api.sendMsg({ orderId, cardIds });
    if (reply.ok) setToken(reply.value.rToken);
    else setProblem(reply.refusal.message);
  }
  async function pay() {
    setBusy(true);
    setProblem(null);
    const reply = await api.silkpay(
      {
        orderId,
        cardIds,
        ...(rest && { paymentCode: rest }),
        ...(rToken && code && { smsCode: code, rToken }),
      },
      { headers: { 'Idempotency-Key': `${key}-${cardIds.join('-')}-${rest}-${code}` } },
    );
    setBusy(false);
    if (!reply.ok) {
      setProblem(reply.refusal.message);
      if (reply.refusal.code === 'stored-card-code-needed') setCodeNeeded(true);
      return;
    }
    if (reply.value.handover) window.location.assign(reply.value.handover.payLink);
    else await navigate(`/payment/result/${orderId}`);
  }

  if (!info)
    return problem ? (
      <Notice tone="error">{problem}</Notice>
    ) : (
      <Loading>
        <Skeleton />
      </Loading>
    );
  return (
    <div className={styles.cards}>
      {info.cards.length === 0 && (
        <Notice tone="info">还没有绑定储值卡，可以在「我的花容 · 储值卡」里绑定。</Notice>
      )}
      {info.cards.map((card) => (
        <Checkbox
          key={card.cardId}
          checked={cardIds.includes(card.cardId)}
          disabled={!card.usable || (!cardIds.includes(card.cardId) && cardIds.length >= info.cardLimit)}
          onChange={(event) =>
            setCardIds(
              event.target.checked
                ? [...cardIds, card.cardId]
                : cardIds.filter((cardId) => cardId !== card.cardId),
            )
          }
        >
          尾号 {card.cardTail}　余额 ¥{card.balance}
          {card.reason && `　${card.reason}`}
        </Checkbox>
      ))}
      <div className={styles.rest}>
        余额不足的部分用：
        {(['ALIPAY', 'WECHAT'] as const).map((each) => (
          <Checkbox
            key={each}
            checked={rest === each}
            onChange={(event) => setRest(event.target.checked ? each : null)}
          >
            {each === 'ALIPAY' ? '支付宝' : '微信支付'}
          </Checkbox>
        ))}
      </div>
      {isCodeNeeded && (
        <Field
          label={`短信验证码（发送至 ${info.maskedMobile}）`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          suffix={
            <button type="button" onClick={sendCode}>
              获取验证码
            </button>
          }
        />
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button kind="rouge" size="lg" loading={isBusy} disabled={cardIds.length === 0} onClick={pay}>
        用储值卡支付
      </Button>
    </div>
  );
}
