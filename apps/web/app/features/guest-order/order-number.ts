const DIGITS = 18;

export const isOrderNumber = (orderId: string): boolean => /^\d{18}$/.test(orderId);

/** The number as it was meant: pasted out of a message with spaces, or typed on a Chinese keyboard. */
export const parseOrderNumber = (text: string): string => text.normalize('NFKC').replace(/[\s-]/g, '');

/** What is wrong with a number, said while it is still being typed; null when it is whole. */
export function orderNumberError(text: string): string | null {
  const orderId = parseOrderNumber(text);
  if (orderId === '') return '请输入订单号';
  if (!/^\d+$/.test(orderId)) return '订单号只有数字，请核对短信里的号码';
  if (orderId.length === DIGITS) return null;
  const gap = DIGITS - orderId.length;
  return `订单号是 ${DIGITS} 位数字，目前${gap > 0 ? '少' : '多'} ${Math.abs(gap)} 位`;
}
