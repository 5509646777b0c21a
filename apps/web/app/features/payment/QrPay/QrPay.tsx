import type { OrderStatus } from '@huarong/core/orders';
import { Dialog } from '@huarong/ui';
import { useRedirectWhenPaid } from '../use-redirect-when-paid.ts';
import styles from './QrPay.module.css';

interface QrPayProps {
  orderId: string;
  orderStatus: OrderStatus;
  /** The image of the code, as a data URI. */
  qrCode: string;
  onClose: () => void;
}

/** Shows the code to scan; the page redirects once the provider has confirmed the payment. */
export function QrPay({ orderId, orderStatus, qrCode, onClose }: QrPayProps) {
  useRedirectWhenPaid(orderId, orderStatus);
  return (
    <Dialog open onClose={onClose} title="微信扫码支付" description="付款后页面会自动跳转。" size="sm">
      <img className={styles.code} src={qrCode} width={220} height={220} alt="微信支付二维码" />
    </Dialog>
  );
}
