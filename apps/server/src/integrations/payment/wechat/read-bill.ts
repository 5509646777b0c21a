import { type BillLine, BillRefused, type ExpectedBill } from '../bill.ts';
import {
  type BillRow,
  CUT_SHORT,
  decodeBill,
  linesOf,
  readAmount,
  readBillTime,
  readFee,
  readHeadings,
  readNumber,
  readRow,
  requireDay,
} from '../bill-table.ts';

const AT = '交易时间';
const MERCHANT = '商户号';
const TRADE_NO = '微信订单号';
const NUMBER = '商户订单号';
const STATE = '交易状态';
const AMOUNT = '订单金额';
const REFUND_NUMBER = '商户退款单号';
const REFUND_AMOUNT = '申请退款金额';
const REFUND_STATE = '退款状态';
const FEE = '手续费';
const REQUIRED = [AT, MERCHANT, TRADE_NO, NUMBER, STATE, AMOUNT, REFUND_NUMBER, REFUND_AMOUNT, REFUND_STATE];
const NOT_A_BILL = '这不是微信支付的交易账单，请下载“所有订单”的 CSV';

/** 交易账单, bill_type ALL: a row for each payment and each refund, then the totals with how many rows there are. */
export function* readWechatBill(bytes: Uint8Array, expected: ExpectedBill): Generator<BillLine> {
  let headings: Map<string, number> | null = null;
  let rows = 0;
  let totals: 'none' | 'next' | 'read' = 'none';
  for (const { line, text } of linesOf(decodeBill(bytes))) {
    if (text.trim() === '') continue;
    if (headings === null) {
      headings = readHeadings(text, REQUIRED);
      if (headings === null) throw new BillRefused(NOT_A_BILL);
    } else if (totals === 'next') {
      const count = /^`?(\d+),/.exec(text)?.[1];
      if (Number(count) !== rows) throw new BillRefused(`账单写明 ${count} 行，文件里有 ${rows} 行`);
      totals = 'read';
    } else if (text.startsWith('总交易单数')) totals = 'next';
    else if (totals === 'none') {
      rows++;
      const found = readLine(readRow(text, line, headings), expected);
      if (found) yield found;
    }
  }
  if (headings === null) throw new BillRefused(NOT_A_BILL);
  if (totals !== 'read') throw new BillRefused(CUT_SHORT);
}

function readLine(row: BillRow, { merchant, day }: ExpectedBill): BillLine | null {
  if (row.field(MERCHANT) !== merchant) throw new BillRefused('这是别的商户的账单');
  const state = row.field(STATE);
  const at = readBillTime(row, AT);
  const common = { number: readNumber(row, NUMBER), tradeNo: readNumber(row, TRADE_NO), at };
  if (state === 'SUCCESS') {
    requireDay(at, day);
    const amount = readAmount(row, AMOUNT);
    return { kind: 'payment', refundNumber: null, amount, fee: readFee(row, FEE), ...common };
  }
  // A refund that failed or was withdrawn moved no money.
  if (state !== 'REFUND' || !['SUCCESS', 'PROCESSING'].includes(row.field(REFUND_STATE))) return null;
  const amount = readAmount(row, REFUND_AMOUNT);
  return {
    kind: 'refund',
    refundNumber: readNumber(row, REFUND_NUMBER),
    amount,
    fee: readFee(row, FEE),
    ...common,
  };
}
