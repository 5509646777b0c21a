import { readAlipayBill } from './alipay/read-bill.ts';
import type { BillLine, ExpectedBill } from './bill.ts';
import type { ProviderName } from './port.ts';
import { readWechatBill } from './wechat/read-bill.ts';

const READERS = { alipay: readAlipayBill, wechat: readWechatBill } as const;

/** The lines of a bill, fetched or uploaded, one at a time. Throws `BillRefused`, also after some lines. */
export const readBill = (
  provider: ProviderName,
  bytes: Uint8Array,
  expected: ExpectedBill,
): Iterable<BillLine> => READERS[provider](bytes, expected);
