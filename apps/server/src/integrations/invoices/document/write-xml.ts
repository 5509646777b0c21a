import { INVOICE_TYPE_TEXTS } from '@huarong/core/invoices';
import { type Fen, getFrom, shanghaiIso, toYuan } from '@huarong/core/shared';
import type { InvoiceParty } from '../port.ts';
import type { IssuedDocument } from './issued-document.ts';

type Content = string | readonly Element[];
type Element = readonly [name: string, content: Content];

/** The invoice as XML, for accounting software. */
export function writeXml(document: IssuedDocument): Buffer {
  const root: Element = [
    'EInvoice',
    [
      ['Header', headerOf(document)],
      ['SellerInformation', partyOf(document.seller)],
      ['BuyerInformation', partyOf(document.buyer)],
      [
        'BasicInformation',
        [
          ['TotalAmWithoutTax', toYuan(document.net)],
          ['TotalTaxAm', toYuan(document.tax)],
          ['TotalTaxIncludedAmount', toYuan(document.total)],
          ['Remark', document.remark],
        ],
      ],
      ['Items', document.lines.map((line) => ['Item', itemOf(line, document.taxPercent)] as const)],
    ],
  ];
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}\n`);
}

const headerOf = ({ number, type, reverses, issuedAt, isSample }: IssuedDocument): Element[] => [
  ['EIid', number],
  ['InvoiceType', INVOICE_TYPE_TEXTS[type]],
  ['IssueTime', shanghaiIso(issuedAt)],
  ...(reverses === null ? [] : [['ReversedEIid', reverses] as const]),
  ...(isSample ? [['Sample', '演示样张，不作为报销凭证'] as const] : []),
];

const partyOf = ({ name, taxNumber }: InvoiceParty): Element[] => [
  ['Name', name],
  ...(taxNumber === null ? [] : [['IdNum', taxNumber] as const]),
];

const itemOf = (
  line: { name: string; specification: string; quantity: number; unitPrice: Fen; net: Fen; tax: Fen },
  taxPercent: number,
): Element[] => [
  ['ItemName', line.name],
  ['SpecMod', line.specification],
  ['Quantity', String(line.quantity)],
  ['UnPrice', toYuan(line.unitPrice)],
  ['Amount', toYuan(line.net)],
  ['TaxRate', (taxPercent / 100).toFixed(2)],
  ['TaxAm', toYuan(line.tax)],
];

const write = ([name, content]: Element): string =>
  `<${name}>${typeof content === 'string' ? escapeXml(content) : content.map(write).join('')}</${name}>`;

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]);
/** Escapes markup in shoppers' input; characters that XML does not allow are removed. */
const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => getFrom(ENTITIES, character));
