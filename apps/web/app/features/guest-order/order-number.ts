const DIGITS = 18;

export const isOrderNumber = (orderId: string): boolean => /^\d{18}$/.test(orderId);

/** Accepts spaces from a pasted message and full-width digits of a Chinese keyboard. */
export const parseOrderNumber = (text: string): string => text.normalize('NFKC').replace(/[\s-]/g, '');

/** The message under the field while typing; null when the number is complete. */
export function orderNumberError(text: string): string | null {
  const orderId = parseOrderNumber(text);
  if (orderId === '') return '请输入订单号';
  if (!/^\d+$/.test(orderId)) return '订单号只有数字，请核对短信里的号码';
  if (orderId.length === DIGITS) return null;
  const gap = DIGITS - orderId.length;
  return `订单号是 ${DIGITS} 位数字，目前${gap > 0 ? '少' : '多'} ${Math.abs(gap)} 位`;
}
