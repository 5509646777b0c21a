import { type InvoiceLine, invoiceLines, reversedLines } from '@huarong/core/invoices';
import { defaultSettings } from '@huarong/core/settings';
import { fen, sum } from '@huarong/core/shared';
import { describe, expect, it } from 'vitest';
import { type InvoiceDocument, sandboxIssuer } from './index.ts';

const lines = invoiceLines(
  fen(400_00),
  [
    { name: '*美容护肤品*米糠氨基酸洁面乳', specification: '120g', quantity: 2, paid: fen(168_00) },
    { name: '*美容护肤品*青竹舒缓保湿面膜', specification: '5 片', quantity: 3, paid: fen(232_00) },
  ],
  13,
);
const createDocument = (
  rows: readonly InvoiceLine[],
  fields: Partial<InvoiceDocument> = {},
): InvoiceDocument => {
  const net = sum(rows.map((line) => line.net));
  const tax = sum(rows.map((line) => line.tax));
  return {
    requestNo: 'invoice-1',
    type: 82,
    reverses: null,
    buyer: { name: '林知夏', taxNumber: null },
    seller: defaultSettings('invoice-seller'),
    lines: rows,
    taxPercent: 13,
    net,
    tax,
    total: fen(net + tax),
    remark: '订单 518270364491805327',
    issuedAt: new Date('2026-11-11T16:30:00+08:00'),
    ...fields,
  };
};
async function issued(document: InvoiceDocument) {
  const outcome = await sandboxIssuer.issue(document);
  if (!outcome.ok) throw new Error(outcome.reason);
  return { ...outcome, xml: outcome.xml.toString() };
}

describe('an issued invoice', () => {
  it('has a number of 20 digits, and the same one for a repeated request', async () => {
    const first = await issued(createDocument(lines));
    expect(first.number).toMatch(/^2631\d{16}$/);
    expect((await issued(createDocument(lines))).number).toBe(first.number);
    expect((await issued(createDocument(lines, { requestNo: 'invoice-2' }))).number).not.toBe(first.number);
  });

  it('is a PDF with its own Chinese font', async () => {
    const { pdf } = await issued(createDocument(lines));
    const text = pdf.toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text).toMatch(/\/FontFile[23]/);
    expect(text).toMatch(/NotoSansSC/);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('stays one page however many lines it has', async () => {
    const many = Array.from({ length: 60 }, () => lines[0]!);
    const { pdf } = await issued(createDocument(many));
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('states the amounts to the fen', async () => {
    const { xml } = await issued(createDocument(lines));
    expect(xml).toContain('<TotalAmWithoutTax>353.98</TotalAmWithoutTax>');
    expect(xml).toContain('<TotalTaxAm>46.02</TotalTaxAm>');
    expect(xml).toContain('<TotalTaxIncludedAmount>400.00</TotalTaxIncludedAmount>');
  });

  it('keeps markup in a title as text', async () => {
    const { xml } = await issued(
      createDocument(lines, { buyer: { name: `<script>alert("1")</script>&'公司`, taxNumber: null } }),
    );
    expect(xml).toContain('<Name>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&apos;公司</Name>');
    expect(xml).not.toContain('<script>');
  });

  it('in red names the invoice it reverses, with negative amounts', async () => {
    const { xml } = await issued(createDocument(reversedLines(lines), { reverses: '26310000000018840217' }));
    expect(xml).toContain('<ReversedEIid>26310000000018840217</ReversedEIid>');
    expect(xml).toContain('<TotalTaxIncludedAmount>-400.00</TotalTaxIncludedAmount>');
  });

  it('is marked as a sample', async () =>
    expect((await issued(createDocument(lines))).xml).toContain('演示样张'));
});

it('is refused when name and tax number do not match', async () =>
  expect(
    await sandboxIssuer.issue(
      createDocument(lines, { buyer: { name: '名称不符有限公司', taxNumber: '91350100M000100Y43' } }),
    ),
  ).toEqual({ ok: false, reason: '税号与名称不符' }));
