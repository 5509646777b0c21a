/** The problem of a waybill number, or null. The server checks the same rules. */
export function waybillProblem(number: string): string | null {
  const typed = number.trim();
  if (typed === '') return '请填写运单号';
  if (!/^[A-Za-z0-9-]+$/.test(typed)) return '运单号只有字母和数字，请核对';
  if (typed.length < 6) return `运单号至少 6 位，目前 ${typed.length} 位`;
  return typed.length > 40 ? '运单号最多 40 位' : null;
}
