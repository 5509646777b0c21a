import { getFrom } from '@huarong/core/shared';
import { unzipSync } from 'fflate';
import { ProviderUnavailable, type StatementLine } from '../port.ts';
import { MAX_STATEMENT_BYTES } from '../send.ts';
import { readAmount, readStatementTable } from '../statement-table.ts';

const NUMBER = '商户订单号';
const KIND = '业务类型';
const AMOUNT = '订单金额（元）';
const REFUND_NUMBER = '退款批次号/请求号';
const KINDS: Record<string, StatementLine['kind']> = { 交易: 'payment', 退款: 'refund' };

/** 业务明细: a zip with the details and a summary, both GBK. Lines that begin with # are remarks. */
export function readAlipayStatement(zip: Buffer): StatementLine[] {
  return unzipStatement(zip)
    .filter(([name]) => !name.includes('汇总') && name.endsWith('.csv'))
    .flatMap(([, bytes]) => {
      const text = new TextDecoder('gb18030').decode(bytes).replace(/^#.*$/gm, '');
      return readStatementTable(text, [NUMBER, KIND, AMOUNT, REFUND_NUMBER]).flatMap(readLine);
    });
}

function readLine(row: Map<string, string>): StatementLine[] {
  const kind = KINDS[getFrom(row, KIND)];
  const number = getFrom(row, NUMBER);
  // Other kinds are fees and transfers, which are no payments of orders.
  if (!kind) return [];
  const amount = readAmount(getFrom(row, AMOUNT));
  return kind === 'payment'
    ? [{ kind, number, amount }]
    : [{ kind, number, refundNumber: getFrom(row, REFUND_NUMBER), amount }];
}

/** The names in Alipay's archives are GBK without a mark, so they are decoded from their bytes. */
function unzipStatement(zip: Buffer): [string, Uint8Array][] {
  try {
    const files = unzipSync(zip, { filter: ({ originalSize }) => originalSize <= MAX_STATEMENT_BYTES });
    return Object.entries(files).map(([name, bytes]) => [
      new TextDecoder('gb18030').decode(Buffer.from(name, 'latin1')),
      bytes,
    ]);
  } catch (error) {
    throw new ProviderUnavailable('the statement of Alipay cannot be unpacked', { cause: error });
  }
}
