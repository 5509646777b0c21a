import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BillRefused } from './bill.ts';
import { readBill } from './read-bill.ts';
import { writeAlipayStatement, writeWechatStatement } from './sandbox/sandbox-statement.ts';

const DAY = '2026-11-15';

/** In the form of the files that the merchant pages offer, with all their columns. */
const ALIPAY = [
  '#支付宝业务明细查询',
  '#账号：[20880000000000000156]',
  '#起始日期：[2026年11月15日 00:00:00]   终止日期：[2026年11月16日 00:00:00]',
  '#-----------------------------------------业务明细列表----------------------------------------',
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注',
  '2026111522001400000000000001\t,P2026111500000001\t,交易,花容订单,2026-11-15 09:00:01,2026-11-15 09:00:12,,,,,li***@example.com,320.00,320.00,0.00,0.00,0.00,0.00,0.00,,0.00,0.00,,-1.92,0.00,',
  '2026111522001400000000000001\t,P2026111500000001\t,退款,花容订单,2026-11-15 09:00:01,2026-11-15 11:20:00,,,,,li***@example.com,-20.00,-20.00,0.00,0.00,0.00,0.00,0.00,,0.00,0.00,R2026111500000001,0.12,0.00,',
  '#-----------------------------------------业务明细列表结束------------------------------------',
  '#交易合计：1笔，商家实收共320.00元，商家优惠共0.00元',
  '#退款合计：1笔，商家实收退款共-20.00元，商家优惠退款共0.00元',
  '#导出时间：[2026年11月16日 10:02:11]',
  '',
].join('\r\n');
const WECHAT = [
  '\uFEFF交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注',
  '`2026-11-15 09:00:12,`wx0000000000000000,`1900000000,`0,`,`4200002165202611150898213317,`P2026111500000002,`oUser,`NATIVE,`SUCCESS,`OTHERS,`CNY,`320.00,`0.00,`0,`0,`0.00,`0.00,`,`,`花容订单,`,`1.92000,`0.60%,`320.00,`0.00,`',
  '`2026-11-15 11:20:00,`wx0000000000000000,`1900000000,`0,`,`4200002165202611150898213317,`P2026111500000002,`oUser,`NATIVE,`REFUND,`OTHERS,`CNY,`0.00,`0.00,`50300000000001,`R2026111500000002,`20.00,`0.00,`ORIGINAL,`SUCCESS,`花容订单,`,`-0.12000,`0.60%,`0.00,`20.00,`',
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
  '`2,`320.00,`20.00,`0.00,`1.80000,`320.00,`20.00',
  '',
].join('\r\n');
const EXPECTED = {
  alipay: { day: DAY, merchant: '2088000000000000' },
  wechat: { day: DAY, merchant: '1900000000' },
} as const;
const read = (provider: 'alipay' | 'wechat', text: string | Buffer) => [
  ...readBill(provider, Buffer.from(text as string), EXPECTED[provider]),
];

describe('a bill of the merchant pages', () => {
  it.each([
    ['alipay', ALIPAY, 'P2026111500000001', 'R2026111500000001', '2026111522001400000000000001'],
    ['wechat', WECHAT, 'P2026111500000002', 'R2026111500000002', '4200002165202611150898213317'],
  ] as const)('of %s is read with fees and times', (provider, text, number, refundNumber, tradeNo) => {
    const common = { number, tradeNo };
    expect(read(provider, text)).toEqual([
      { ...common, kind: 'payment', refundNumber: null, amount: 32_000, fee: 192, at: '2026-11-15 09:00:12' },
      { ...common, kind: 'refund', refundNumber, amount: 2_000, fee: 12, at: '2026-11-15 11:20:00' },
    ]);
  });

  it.each([
    ['another account', ALIPAY.replace('20880000000000000156', '20881111111111110156'), '别的商户'],
    ['no account', ALIPAY.replace(/#账号[^\r]*\r\n/, ''), '没有写明账号'],
    ['another day', ALIPAY.replaceAll('2026年11月15日', '2026年10月15日'), '2026-10-15'],
    ['no end', ALIPAY.slice(0, ALIPAY.indexOf('#---', 400)), '没有结尾'],
    ['a row left out', ALIPAY.replace(/\r\n[^\r]*退款,花容订单[^\r]*/, ''), '退款 1 笔，文件里有 0 笔'],
    ['half a row', ALIPAY.replace(',0.00,\r\n#---', '\r\n#---'), '不完整'],
    ['an amount in words', ALIPAY.replace('320.00,320.00', '三百二,320.00'), '不是金额'],
    ['a formula', ALIPAY.replace('P2026111500000001\t', '=HYPERLINK("x")'), '不是单号'],
    ['a time of its own', ALIPAY.replace('2026-11-15 09:00:12', '15/11/26 9:00'), '不是时间'],
    ['another table', 'a,b,c\r\n1,2,3\r\n', '不是支付宝的业务明细'],
    ['a broken zip', Buffer.from('PK\u0003\u0004 broken'), '打不开'],
  ])('with %s is refused', (_name, text, reason) => {
    expect(() => read('alipay', text)).toThrow(BillRefused);
    expect(() => read('alipay', text)).toThrow(reason);
  });
});

it('reads every bill that was written, whatever it holds', () => {
  const row = fc.record({
    out_trade_no: fc.stringMatching(/^P[0-9]{17}$/),
    trade_no: fc.stringMatching(/^[0-9]{28}$/),
    refund_no: fc.option(fc.stringMatching(/^R[0-9]{17}$/)),
    amount_fen: fc.integer({ min: 1, max: 10_000_000 }),
    at: fc
      .integer({ min: 0, max: 86_399 })
      .map((second) => new Date(Date.parse(`${DAY}T00:00:00+08:00`) + second * 1000)),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
      const wanted = rows.map(({ out_trade_no, refund_no, amount_fen }) => [
        out_trade_no,
        refund_no,
        amount_fen,
      ]);
      const lines = (provider: 'alipay' | 'wechat', bytes: Buffer) =>
        [...readBill(provider, bytes, EXPECTED[provider])].map(({ number, refundNumber, amount }) => [
          number,
          refundNumber,
          amount,
        ]);
      expect(lines('alipay', writeAlipayStatement(rows, DAY))).toEqual(wanted);
      expect(lines('wechat', writeWechatStatement(rows))).toEqual(wanted);
    }),
    { numRuns: 40 },
  );
});
