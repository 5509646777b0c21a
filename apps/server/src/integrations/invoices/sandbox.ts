import { createHash } from 'node:crypto';
import { checkTaxNumber } from '@huarong/core/invoices';
import { shanghaiDate } from '@huarong/core/shared';
import { renderPdf } from './document/render-pdf.ts';
import { writeXml } from './document/write-xml.ts';
import type { InvoiceIssuer } from './port.ts';

/** For testing: a title with this word is refused, as the tax office refuses a wrong tax number. */
const MISMATCH_WORD = '不符';

/** Issues sample invoices for the demo: number, PDF and XML are well-formed and marked as samples. */
export const sandboxIssuer: InvoiceIssuer = {
  async issue(document) {
    if (document.reverses === null && document.buyer.name.includes(MISMATCH_WORD))
      return { ok: false, reason: '税号与名称不符' };
    const issued = {
      ...document,
      number: invoiceNumberOf(document.requestNo, document.issuedAt),
      isSample: true,
    };
    return { ok: true, number: issued.number, pdf: await renderPdf(issued), xml: writeXml(issued) };
  },
  async isKnownEnterprise({ name, taxNumber }) {
    return (
      checkTaxNumber(taxNumber).kind === 'right' && name.endsWith('公司') && !name.includes(MISMATCH_WORD)
    );
  },
};

/** 20 digits: year, 31 for Shanghai, then digits derived from the request, so a repeat gets the same number. */
function invoiceNumberOf(requestNo: string, issuedAt: Date): string {
  const digest = createHash('sha256').update(requestNo).digest();
  const serial = digest.readBigUInt64BE() % 10n ** 16n;
  return `${shanghaiDate(issuedAt).slice(2, 4)}31${String(serial).padStart(16, '0')}`;
}
