import { fen, shanghaiIso, toYuan } from '@huarong/core/shared';
import { zipSync } from 'fflate';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import type { ProviderName } from '../port.ts';
import { SANDBOX_ALIPAY, SANDBOX_WECHAT } from './sandbox-merchant.ts';

/** A payment, or a refund when it has a refund number. */
export interface SandboxRow {
  out_trade_no: string;
  trade_no: string;
  refund_no: string | null;
  amount_fen: number;
  at: Date;
}
/** The sandbox takes 0.6 %, as the real providers do. */
const feeOf = ({ refund_no, amount_fen }: SandboxRow): string =>
  toYuan(fen(refund_no === null ? Math.round(amount_fen * 0.006) : 0));
const timeOf = ({ at }: SandboxRow): string => shanghaiIso(at).slice(0, 19).replace('T', ' ');

/** The day that the address of a bill names. */
export const dayOf = (url: string): string => {
  const { searchParams } = new URL(url);
  return searchParams.get('bill_date') ?? searchParams.get('day') ?? '';
};

/** What was paid and refunded on a day in Shanghai. */
export async function listStatement(
  db: Queryable,
  provider: ProviderName,
  day: string,
): Promise<SandboxRow[]> {
  const { rows } = await sql<SandboxRow>`
    select * from (
      select out_trade_no, trade_no, null as refund_no, amount_fen, paid_at as at
      from sandbox_trade where provider = ${provider} and state = 'paid'
      union all
      select trade.out_trade_no, trade_no, refund_no, refund.amount_fen, refund.at
      from sandbox_refund refund join sandbox_trade trade on trade.out_trade_no = refund.out_trade_no
      where provider = ${provider}) done
    where (at at time zone 'Asia/Shanghai')::date = ${day}::date order by at, refund_no nulls first`.execute(
    db,
  );
  return rows;
}

const ALIPAY_HEADINGS =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,对方账户,订单金额（元）,商家实收（元）,退款批次号/请求号,服务费（元）,备注';

/** A zip with one GBK table, as Alipay sends it. */
export function writeAlipayStatement(rows: readonly SandboxRow[], day: string): Buffer {
  const lines = rows.map((row) => {
    const { out_trade_no, trade_no, refund_no, amount_fen } = row;
    const amount = `${refund_no === null ? '' : '-'}${toYuan(fen(amount_fen))}`;
    const kind = refund_no === null ? '交易' : '退款';
    const time = timeOf(row);
    return `${trade_no}\t,${out_trade_no}\t,${kind},花容订单,${time},${time},,${amount},${amount},${refund_no ?? ''},-${feeOf(row)},`;
  });
  const count = (isRefund: boolean) =>
    rows.filter(({ refund_no }) => (refund_no !== null) === isRefund).length;
  const text = [
    '#支付宝业务明细查询',
    `#账号：[${SANDBOX_ALIPAY.sellerId}0156]`,
    `#起始日期：[${day.replace('-', '年').replace('-', '月')}日 00:00:00]`,
    ALIPAY_HEADINGS,
    ...lines,
    '#业务明细列表结束',
    `#交易合计：${count(false)}笔`,
    `#退款合计：${count(true)}笔`,
    '',
  ].join('\r\n');
  return Buffer.from(zipSync({ 'statement.csv': encodeGbk(text) }));
}

const WECHAT_HEADINGS =
  '交易时间,公众账号ID,商户号,微信订单号,商户订单号,交易类型,交易状态,货币种类,应结订单金额,微信退款单号,商户退款单号,退款金额,退款状态,商品名称,手续费,订单金额,申请退款金额';

/** A table with a backtick before each field and two rows of totals, as WeChat Pay sends it. */
export function writeWechatStatement(rows: readonly SandboxRow[]): Buffer {
  const lines = rows.map((row) => {
    const { out_trade_no, trade_no, refund_no, amount_fen } = row;
    const amount = toYuan(fen(amount_fen));
    const [paid, refunded] = refund_no === null ? [amount, '0.00'] : ['0.00', amount];
    const state = refund_no === null ? 'SUCCESS' : 'REFUND';
    const refundState = refund_no === null ? '' : 'SUCCESS';
    const { appId, merchantId } = SANDBOX_WECHAT;
    const fields = [timeOf(row), appId, merchantId, trade_no, out_trade_no, 'NATIVE', state, 'CNY', paid];
    return [...fields, '', refund_no ?? '', refunded, refundState, '花容订单', feeOf(row), paid, refunded]
      .map((field) => `\`${field}`)
      .join(',');
  });
  const totals = ['总交易单数,应结订单总金额', `\`${rows.length},\`0.00`];
  return Buffer.from([`\uFEFF${WECHAT_HEADINGS}`, ...lines, ...totals, ''].join('\r\n'));
}

let gbk: Map<string, [number, number]> | null = null;

/** Node decodes GBK and cannot encode it, so the table is read backwards. */
function encodeGbk(text: string): Uint8Array {
  gbk ??= createGbkTable();
  const bytes: number[] = [];
  for (const sign of text) {
    const code = sign.charCodeAt(0);
    if (code < 0x80) bytes.push(code);
    else bytes.push(...(gbk.get(sign) ?? [0x3f]));
  }
  return Uint8Array.from(bytes);
}

function createGbkTable(): Map<string, [number, number]> {
  const decoder = new TextDecoder('gbk');
  const table = new Map<string, [number, number]>();
  for (let high = 0x81; high <= 0xfe; high++)
    for (let low = 0x40; low <= 0xfe; low++) table.set(decoder.decode(Uint8Array.of(high, low)), [high, low]);
  return table;
}
