import { displayYuan, type Fen, fromYuan, ZERO } from '@huarong/core/shared';
import { ActionBar, Button, Loading, Notice, Radio, Skeleton } from '@huarong/ui';
import { type FormEvent, useState } from 'react';
import { CodeField } from '../../../identity/index.ts';
import type { OrderToPay } from '../../cashier-data.ts';
import { QrPay } from '../../QrPay/QrPay.tsx';
import { CardChoice } from './CardChoice.tsx';
import styles from './StoredCards.module.css';
import { splitAcrossCards } from './split-across-cards.ts';
import { type RemainderCode, type SilkpayInfo, useSilkpay } from './use-silkpay.ts';

const REMAINDER_METHODS: [RemainderCode, string][] = [
  ['ALIPAY', '支付宝'],
  ['WECHAT', '微信支付'],
];

export function StoredCards({ order }: { order: Pick<OrderToPay, 'orderId' | 'orderStatus'> }) {
  const silkpay = useSilkpay(order.orderId);
  const { info, problem, codeToScan, closeCode } = silkpay;
  if (info)
    return (
      <>
        <CardForm silkpay={silkpay} info={info} />
        {codeToScan && <QrPay {...codeToScan} orderStatus={order.orderStatus} onClose={closeCode} />}
      </>
    );
  return problem ? (
    <Notice tone="error">{problem}</Notice>
  ) : (
    <Loading>
      <Skeleton />
    </Loading>
  );
}

interface CardFormProps {
  silkpay: ReturnType<typeof useSilkpay>;
  info: SilkpayInfo;
}

/** Up to five cards, used in the order they are ticked, and another method for the remainder. */
function CardForm({ silkpay, info }: CardFormProps) {
  const [cardIds, setCardIds] = useState<string[]>([]);
  const [remainderMethod, setRemainderMethod] = useState<RemainderCode | null>(null);
  const { problem } = silkpay;
  const payable = fromYuan(info.payable) ?? ZERO;
  const chosen = cardIds.flatMap((id) => info.cards.find(({ cardId }) => cardId === id) ?? []);
  const { byCard, remainder } = splitAcrossCards(payable, chosen);
  const needsCode = silkpay.isCodeNeeded || payable - remainder > (fromYuan(info.codeFrom) ?? ZERO);
  function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('smsCode') ?? '');
    void silkpay.pay(cardIds, remainder > 0 ? remainderMethod : null, code.trim());
  }
  return (
    <form className={styles.cards} onSubmit={pay} noValidate>
      {info.cards.length === 0 && (
        <Notice tone="info">
          还没有绑定储值卡，去 <a href="/restMyCard#bind">绑定一张</a>。
        </Notice>
      )}
      <ul>
        {info.cards.map((card) => (
          <CardChoice
            key={card.cardId}
            card={card}
            share={byCard.get(card.cardId)}
            isFull={cardIds.length >= info.cardLimit}
            onTick={(isTicked) =>
              setCardIds(isTicked ? [...cardIds, card.cardId] : cardIds.filter((id) => id !== card.cardId))
            }
          />
        ))}
      </ul>
      {cardIds.length > 0 && needsCode && (
        <CodeField
          label={`短信验证码，发送至 ${info.maskedMobile}`}
          sent={silkpay.sent}
          onSend={() => void silkpay.sendCode(cardIds)}
        />
      )}
      {cardIds.length > 0 && remainder > 0 && (
        <RemainderMethods remainder={remainder} chosen={remainderMethod} onChoose={setRemainderMethod} />
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      <ActionBar>
        <Button
          kind="rouge"
          className={styles.pay}
          type="submit"
          loading={silkpay.isBusy}
          loadingLabel="正在支付，请勿关闭页面"
          disabled={cardIds.length === 0 || (remainder > 0 && remainderMethod === null)}
        >
          用储值卡支付
        </Button>
      </ActionBar>
    </form>
  );
}

interface RemainderMethodsProps {
  remainder: Fen;
  chosen: RemainderCode | null;
  onChoose: (code: RemainderCode) => void;
}

/** The method that pays what the cards do not cover. */
const RemainderMethods = ({ remainder, chosen, onChoose }: RemainderMethodsProps) => (
  <fieldset className={styles.rest}>
    <legend>
      储值卡支付后还需 <b>{displayYuan(remainder)}</b>，请选一种方式
    </legend>
    {REMAINDER_METHODS.map(([code, name]) => (
      <Radio key={code} name="rest" checked={chosen === code} onChange={() => onChoose(code)}>
        {name}
      </Radio>
    ))}
  </fieldset>
);
