import type { InvoiceDocument, InvoiceParty } from '../port.ts';
import { INK, INNER, LABEL, LINE, MARGIN } from './layout.ts';

const TOP = 92;
const PADDING = 8;

/** Buyer and seller side by side; returns the y position of their end. */
export function renderParties(doc: PDFKit.PDFDocument, { buyer, seller }: InvoiceDocument): number {
  const half = INNER / 2;
  const ends = [
    renderParty(doc, '购买方信息', buyer, MARGIN, half),
    renderParty(doc, '销售方信息', seller, MARGIN + half, half),
  ];
  const end = Math.max(...ends) + PADDING;
  doc.lineWidth(0.6);
  doc.rect(MARGIN, TOP, half, end - TOP).stroke(LINE);
  doc.rect(MARGIN + half, TOP, half, end - TOP).stroke(LINE);
  return end;
}

function renderParty(
  doc: PDFKit.PDFDocument,
  heading: string,
  { name, taxNumber }: InvoiceParty,
  x: number,
  width: number,
): number {
  const inside = { width: width - 2 * PADDING };
  doc
    .fontSize(9)
    .fillColor(LABEL)
    .text(heading, x + PADDING, TOP + PADDING, inside);
  const facts: [string, string][] = [
    ['名称：', name],
    ['统一社会信用代码/纳税人识别号：', taxNumber ?? '—'],
  ];
  for (const [label, value] of facts) {
    const y = doc.y + 4;
    const indent = doc.widthOfString(label);
    doc.fillColor(LABEL).text(label, x + PADDING, y, { lineBreak: false });
    doc.fillColor(INK).text(value, x + PADDING + indent, y, { width: inside.width - indent });
  }
  return doc.y;
}
