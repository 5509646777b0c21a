import { unzipSync } from 'fflate';
import { type BillLine, BillRefused, type ExpectedBill } from '../bill.ts';
import {
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
import { MAX_STATEMENT_BYTES } from '../send.ts';

const TRADE_NO = '支付宝交易号';
const NUMBER = '商户订单号';
const KIND = '业务类型';
const DONE_AT = '完成时间';
const AMOUNT = '订单金额（元）';
const REFUND_NUMBER = '退款批次号/请求号';
const FEE = '服务费（元）';
const KINDS: Record<string, BillLine['kind']> = { 交易: 'payment', 退款: 'refund' };
const NOT_A_BILL = '这不是支付宝的业务明细，请下载“业务明细”的 CSV 或压缩包';

/**
 * 业务明细: a zip with the details and a summary, both GBK, or the details alone. Lines that begin with # are remarks: the
 * account, the day, the end and the totals.
 */
export function* readAlipayBill(bytes: Uint8Array, expected: ExpectedBill): Generator<BillLine> {
  let headings: Map<string, number> | null = null;
  let hasAccount = false;
  let hasEnd = false;
  const counts = { payment: 0, refund: 0 };
  for (const { line, text } of linesOf(detailsOf(bytes))) {
    const remark = text.replace(/^\uFEFF/, '');
    if (remark.startsWith('#')) {
      if (isOurAccount(remark, expected)) hasAccount = true;
      checkBegin(remark, expected);
      hasEnd ||= remark.includes('业务明细列表结束');
      checkTotal(remark, counts);
    } else if (remark.trim() === '') continue;
    else if (headings === null) {
      headings = readHeadings(remark, [TRADE_NO, NUMBER, KIND, AMOUNT, REFUND_NUMBER]);
      if (headings === null) throw new BillRefused(NOT_A_BILL);
    } else {
      const found = readLine(readRow(remark, line, headings), expected.day);
      if (found) counts[found.kind]++;
      if (found) yield found;
    }
  }
  if (headings === null) throw new BillRefused(NOT_A_BILL);
  if (!hasEnd) throw new BillRefused(CUT_SHORT);
  if (!hasAccount) throw new BillRefused('账单没有写明账号，不能确认是本店的');
}

function readLine(row: ReturnType<typeof readRow>, day: string): BillLine | null {
  const kind = KINDS[row.field(KIND)];
  // Other kinds are fees and transfers, which are no payments of orders.
  if (!kind) return null;
  const at = readBillTime(row, DONE_AT);
  requireDay(at, day);
  return {
    kind,
    number: readNumber(row, NUMBER),
    refundNumber: kind === 'refund' ? readNumber(row, REFUND_NUMBER) : null,
    tradeNo: readNumber(row, TRADE_NO),
    amount: readAmount(row, AMOUNT),
    fee: readFee(row, FEE),
    at,
  };
}

/** `#起始日期：[2026年11月15日 …` is the day. */
function checkBegin(remark: string, { day }: ExpectedBill): void {
  const begins = /起始日期：\[(\d{4})年(\d{2})月(\d{2})日/.exec(remark);
  if (begins) requireDay(begins.slice(1).join('-'), day);
}

/** `#账号：[20880000000000000156]` begins with the id of the seller. */
function isOurAccount(remark: string, { merchant }: ExpectedBill): boolean {
  const account = /^#账号：\[(\d+)\]/.exec(remark)?.[1];
  if (account === undefined) return false;
  if (!account.startsWith(merchant)) throw new BillRefused('这是别的商户的账单');
  return true;
}

/** `#交易合计：842笔，…` */
function checkTotal(remark: string, counts: Record<BillLine['kind'], number>): void {
  const [, name, count] = /^#(交易|退款)合计：(\d+)笔/.exec(remark) ?? [];
  const kind = KINDS[name ?? ''];
  if (kind && counts[kind] !== Number(count))
    throw new BillRefused(`账单写明${name} ${count} 笔，文件里有 ${counts[kind]} 笔`);
}

/** The details of a zip; a file that is no zip is the details. */
function detailsOf(bytes: Uint8Array): string {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return decodeBill(bytes);
  const details = unzipBill(bytes).find(([name]) => !name.includes('汇总') && name.endsWith('.csv'));
  if (!details) throw new BillRefused(NOT_A_BILL);
  return decodeBill(details[1]);
}

/** The names in Alipay's archives are GBK without a mark, so they are decoded from their bytes. */
function unzipBill(zip: Uint8Array): [string, Uint8Array][] {
  try {
    const files = unzipSync(zip, { filter: ({ originalSize }) => originalSize <= MAX_STATEMENT_BYTES });
    return Object.entries(files).map(([name, bytes]) => [
      new TextDecoder('gb18030').decode(Buffer.from(name, 'latin1')),
      bytes,
    ]);
  } catch (error) {
    throw new BillRefused('压缩包打不开，请重新下载', { cause: error });
  }
}
