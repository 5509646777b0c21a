import { capitalFigures, type InvoiceLine } from '@huarong/core/invoices';
import { fen, getAt, toYuan } from '@huarong/core/shared';
import type { InvoiceDocument } from '../port.ts';
import { INK, INNER, LABEL, LINE, MARGIN } from './layout.ts';

type Align = 'left' | 'right';
const COLUMNS: readonly { name: string; width: number; align: Align }[] = [
  { name: '项目名称', width: 196, align: 'left' },
  { name: '规格型号', width: 86, align: 'left' },
  { name: '数量', width: 40, align: 'right' },
  { name: '单价', width: 62, align: 'right' },
  { name: '金额', width: 62, align: 'right' },
  { name: '税率', width: 38, align: 'right' },
  { name: '税额', width: 62, align: 'right' },
];
const PADDING = 5;

/** The lines, their totals and the sum in words and figures; returns the y position of the end. */
export function renderTable(doc: PDFKit.PDFDocument, document: InvoiceDocument, top: number): number {
  const names = COLUMNS.map(({ name }) => name);
  const rate = `${document.taxPercent}%`;
  let y = renderRow(doc, top + 10, names, LABEL);
  for (const line of document.lines) y = renderRow(doc, y, cellsOf(line, rate), INK);
  y = renderRow(
    doc,
    y,
    ['合计', '', '', '', `¥${toYuan(document.net)}`, '', `¥${toYuan(document.tax)}`],
    INK,
  );
  return renderTotal(doc, document, y);
}

const cellsOf = ({ name, specification, quantity, unitPrice, net, tax }: InvoiceLine, rate: string) => [
  name,
  specification,
  String(quantity),
  toYuan(unitPrice),
  toYuan(net),
  rate,
  toYuan(tax),
];

function renderRow(doc: PDFKit.PDFDocument, y: number, cells: readonly string[], colour: string): number {
  doc.fontSize(8.5);
  const heights = cells.map((text, index) =>
    doc.heightOfString(text || ' ', { width: getAt(COLUMNS, index).width - 2 * PADDING }),
  );
  const height = Math.max(...heights) + 2 * PADDING;
  let x = MARGIN;
  doc.lineWidth(0.6);
  for (const [index, { width, align }] of COLUMNS.entries()) {
    doc.rect(x, y, width, height).stroke(LINE);
    doc
      .fillColor(colour)
      .text(getAt(cells, index), x + PADDING, y + PADDING, { width: width - 2 * PADDING, align });
    x += width;
  }
  return y + height;
}

function renderTotal(doc: PDFKit.PDFDocument, { total }: InvoiceDocument, y: number): number {
  const height = 24;
  const label = 90;
  doc.rect(MARGIN, y, INNER, height).stroke(LINE);
  doc
    .moveTo(MARGIN + label, y)
    .lineTo(MARGIN + label, y + height)
    .stroke(LINE);
  doc
    .fontSize(9)
    .fillColor(LABEL)
    .text('价税合计（大写）', MARGIN + PADDING, y + 6, { lineBreak: false });
  doc
    .fontSize(10)
    .fillColor(INK)
    .text(capitalFigures(fen(total)), MARGIN + label + PADDING, y + 5, {
      lineBreak: false,
    });
  const inside = { width: INNER - 2 * PADDING, align: 'right' as const };
  doc.text(`（小写）¥${toYuan(total)}`, MARGIN + PADDING, y + 5, inside);
  return y + height;
}
