import { InvoiceType } from '@huarong/core/invoices';
import { shanghaiDate } from '@huarong/core/shared';
import QRCode from 'qrcode';
import type { IssuedDocument } from './issued-document.ts';
import { INK, INNER, LABEL, LINE, MARGIN, WIDTH } from './layout.ts';

const QR_SIZE = 58;
const TOP = 24;

/** Code, title, number and date. */
export function renderHeader(doc: PDFKit.PDFDocument, document: IssuedDocument) {
  renderQrCode(doc, document);
  const title = document.type === InvoiceType.Special ? '电子发票（增值税专用发票）' : '电子发票（普通发票）';
  doc
    .fontSize(18)
    .fillColor(LABEL)
    .text(title, MARGIN, TOP + 6, { width: INNER, align: 'center', characterSpacing: 1 });
  const half = doc.widthOfString(title, { characterSpacing: 1 }) / 2 + 6;
  for (const y of [TOP + 36, TOP + 39])
    doc
      .moveTo(WIDTH / 2 - half, y)
      .lineTo(WIDTH / 2 + half, y)
      .lineWidth(0.8)
      .stroke(LINE);
  if (document.reverses !== null)
    doc
      .fontSize(10)
      .fillColor('#B3261E')
      .text('红字', MARGIN, TOP + 44, { width: INNER, align: 'center' });
  const [year, month, day] = shanghaiDate(document.issuedAt).split('-');
  renderFact(doc, '发票号码：', document.number, TOP + 6);
  renderFact(doc, '开票日期：', `${year} 年 ${month} 月 ${day} 日`, TOP + 22);
}

function renderFact(doc: PDFKit.PDFDocument, label: string, value: string, y: number) {
  const x = WIDTH - MARGIN - 150;
  doc.fontSize(8.5).fillColor(LABEL).text(label, x, y, { lineBreak: false });
  doc.fillColor(INK).text(value, x + 44, y, { lineBreak: false });
}

/** The QR code that invoice scanners expect: kind, number, amount without tax, date. */
function renderQrCode(doc: PDFKit.PDFDocument, { type, number, net, issuedAt }: IssuedDocument) {
  const kind = type === InvoiceType.Special ? '31' : '32';
  const amount = (net / 100).toFixed(2);
  const day = shanghaiDate(issuedAt).replaceAll('-', '');
  const { modules } = QRCode.create(`01,${kind},,${number},${amount},${day},,`, {
    errorCorrectionLevel: 'M',
  });
  const dot = QR_SIZE / modules.size;
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) doc.rect(MARGIN + column * dot, TOP + row * dot, dot, dot);
  doc.fill(INK);
}
