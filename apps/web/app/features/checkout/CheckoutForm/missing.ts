import { showToast } from '@huarong/ui';

interface Parts {
  hasAddress: boolean;
  hasPayment: boolean;
  hasInvoice: boolean;
  hasMobile: boolean;
  hasConsents: boolean;
}

interface Missing {
  /** Of the part of the form. */
  id: string;
  text: string;
}

/** The first thing that an order still lacks, in the order of the page. */
export function findMissing(parts: Parts): Missing | null {
  if (!parts.hasAddress) return { id: 'recipients', text: '请先填写收货地址' };
  if (!parts.hasPayment) return { id: 'payment-methods', text: '请选择支付方式' };
  if (!parts.hasInvoice) return { id: 'invoice', text: '请把发票信息填完整' };
  if (!parts.hasMobile) return { id: 'guest-mobile', text: '请先验证手机号，订单凭它查询' };
  if (!parts.hasConsents) return { id: 'consents', text: '请先勾选提交前需要确认的内容' };
  return null;
}

/** Scrolls to it, says why, and puts the focus on the first field that is not filled in. */
export function showMissing({ id, text }: Missing) {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'center' });
  const scope = part?.closest('section') ?? part;
  scope
    ?.querySelector<HTMLElement>(
      'input[type="checkbox"]:not(:checked), input:not([type="checkbox"]):placeholder-shown, button',
    )
    ?.focus({ preventScroll: true });
  showToast(text, 'info');
}
