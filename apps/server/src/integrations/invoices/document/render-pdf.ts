import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { IssuedDocument } from './issued-document.ts';
import { INK, LABEL, MARGIN, WIDTH } from './layout.ts';
import { renderHeader } from './render-header.ts';
import { renderParties } from './render-parties.ts';
import { renderTable } from './render-table.ts';

/** An electronic invoice as a PDF of one page; many lines make a longer page. */
export async function renderPdf(document: IssuedDocument): Promise<Buffer> {
  const font = await loadChineseFont();
  // Names wrap, so the length of the page is known only after rendering it once.
  const height = (await renderPage(document, font, 5_000)).end + MARGIN;
  return (await renderPage(document, font, Math.max(height, 380))).bytes;
}

async function renderPage(document: IssuedDocument, font: Buffer, height: number) {
  // Loaded with the first invoice, like the font: most processes never write one.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: [WIDTH, height],
    margin: 0,
    // Our font is registered below; the default one has no Chinese characters.
    font: '',
    info: {
      Title: `电子发票 ${document.number}`,
      Author: document.seller.name,
      CreationDate: document.issuedAt,
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve) => doc.on('end', resolve));
  doc.registerFont('song', font).font('song');
  renderHeader(doc, document);
  const y = renderTable(doc, document, renderParties(doc, document));
  const end = renderFooter(doc, document, y);
  if (document.isSample) renderSampleMark(doc, end);
  doc.end();
  await finished;
  return { end, bytes: Buffer.concat(chunks) };
}

function renderFooter(doc: PDFKit.PDFDocument, { remark, isSample }: IssuedDocument, y: number): number {
  doc
    .fontSize(9)
    .fillColor(LABEL)
    .text('备注：', MARGIN, y + 10);
  doc.fillColor(INK).text(remark, MARGIN + 30, y + 10, { width: WIDTH - 2 * MARGIN - 30 });
  const foot = doc.y + 10;
  doc.fillColor(LABEL).text('开票人：', MARGIN, foot);
  doc.fillColor(INK).text('系统', MARGIN + 38, foot);
  if (isSample)
    doc
      .fillColor(LABEL)
      .text('演示样张，不作为报销凭证', MARGIN, foot, { width: WIDTH - 2 * MARGIN, align: 'right' });
  return doc.y;
}

function renderSampleMark(doc: PDFKit.PDFDocument, height: number) {
  const middle: [number, number] = [WIDTH / 2, height / 2];
  doc
    .save()
    .rotate(-18, { origin: middle })
    .fillOpacity(0.1)
    .fillColor(LABEL)
    .fontSize(64)
    .text('演示', middle[0] - 100, middle[1] - 44, { width: 200, align: 'center', characterSpacing: 20 })
    .restore();
}

const FONT = new URL('../../../../assets/noto-sans-sc-regular.ttf.br', import.meta.url);
let unpacked: Promise<Buffer> | undefined;

/** A full Chinese font, ten megabytes unpacked: loaded with the first invoice. */
const loadChineseFont = (): Promise<Buffer> =>
  (unpacked ??= readFile(FONT).then((packed) => promisify(brotliDecompress)(packed)));
