import type { PaymentWay } from '@huarong/contract/payment';
import { STORE } from '@huarong/core/shared';
import { Radio, Skeleton } from '@huarong/ui';
import { lazy, Suspense } from 'react';
import styles from '../cashier.module.css';
import type { OrderToPay, PaymentCode } from '../cashier-data.ts';
import { paymentWayHere } from '../way/payment-way.ts';

/** Most buyers use another method, so the code of stored cards is loaded on demand. */
const StoredCards = lazy(() =>
  import('./StoredCards/StoredCards.tsx').then((module) => ({ default: module.StoredCards })),
);

const PROVIDER_HINTS: Record<PaymentWay, Record<'ALIPAY' | 'WECHAT', string>> = {
  computer: { ALIPAY: '跳转到支付宝页面完成支付', WECHAT: '用微信扫描二维码' },
  phone: { ALIPAY: '打开支付宝完成支付', WECHAT: '打开微信完成支付' },
  'in-wechat': { ALIPAY: '微信里打不开支付宝，请点右上角用浏览器打开', WECHAT: '在微信里直接付款' },
};
const METHOD_HINTS = {
  SILKPAY: `一单最多用 ${STORE.storedCards.maxPerOrder} 张，不足的部分换一种方式`,
  COD: '收货时付款',
};
const hintOf = (code: PaymentCode): string =>
  code === 'SILKPAY' || code === 'COD' ? METHOD_HINTS[code] : PROVIDER_HINTS[paymentWayHere()][code];

interface PaymentMethodListProps {
  order: OrderToPay;
  chosen: PaymentCode | null;
  onChoose: (code: PaymentCode) => void;
}

/** The payment methods of the order; stored cards open their own form. */
export const PaymentMethodList = ({ order, chosen, onChoose }: PaymentMethodListProps) => (
  <ul className={styles.methods} aria-label="支付方式">
    {order.paymentMethods.map((method) => (
      <li key={method.paymentCode}>
        <Radio
          name="payment"
          checked={chosen === method.paymentCode}
          disabled={!method.available}
          onChange={() => onChoose(method.paymentCode)}
        >
          {method.name}
        </Radio>
        <small>{method.reason ?? hintOf(method.paymentCode)}</small>
        {chosen === 'SILKPAY' && method.paymentCode === 'SILKPAY' && (
          <Suspense fallback={<Skeleton />}>
            <StoredCards order={order} />
          </Suspense>
        )}
      </li>
    ))}
  </ul>
);
