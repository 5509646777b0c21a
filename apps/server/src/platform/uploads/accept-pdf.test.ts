import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { acceptDocument } from './accept-document.ts';
import { ACTIVE_NAMES } from './pdf/is-passive-pdf.ts';
import { buildPdf, CATALOG, objectStream } from './testing/build-pdf.ts';

const isAccepted = async (bytes: Buffer) => (await acceptDocument(bytes)).ok;
const SCRIPT = '<< /S /JavaScript /JS (app.alert(1)) >>';
const PLAIN = '<< /Type /Page /Contents 4 0 R >>';

/** A name in which some characters are written as # and two digits. */
const encodedName = fc
  .tuple(
    fc.constantFrom(...ACTIVE_NAMES, 'Encrypt'),
    fc.infiniteStream(fc.constantFrom('plain', 'upper', 'lower')),
  )
  .map(([name, how]) =>
    [...name]
      .map((sign) => {
        const hex = sign.charCodeAt(0).toString(16);
        const way = how.next().value;
        return way === 'plain' ? sign : `#${way === 'upper' ? hex.toUpperCase() : hex}`;
      })
      .join(''),
  );
const delimiter = fc.constantFrom(' ', '\n', '\r\n', '\t', '\0', '<', '(', '[', '/', '%', '>>');

describe('a PDF', () => {
  it('is refused with an active name, however its characters are written', () =>
    fc.assert(
      fc.asyncProperty(encodedName, delimiter, async (name, after) => {
        expect(await isAccepted(buildPdf(`<< /Type /Catalog /${name}${after} >>`))).toBe(false);
        expect(await isAccepted(buildPdf(CATALOG, objectStream(`<< /${name}${after} >>`)))).toBe(false);
      }),
    ));

  it('is refused with the names of the attack', async () =>
    expect(
      await isAccepted(buildPdf('<< /Type /Catalog /Open#41ction << /S /J#61vaScript /JS (1) >> >>')),
    ).toBe(false));

  it.each([
    ['Launched', 'another word that begins like one'],
    ['MyOpenAction', 'another word that ends like one'],
    ['Launch#64', 'a longer word'],
  ])('is accepted with the name %s, %s', async (name) =>
    expect(await isAccepted(buildPdf(`<< /Type /Catalog /${name} 1 >>`))).toBe(true),
  );

  it('is accepted with harmless object streams', async () =>
    expect(await isAccepted(buildPdf(CATALOG, objectStream(PLAIN), objectStream(PLAIN)))).toBe(true));

  it('is accepted as pdfkit writes it', async () => {
    const document = new PDFDocument();
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.text('Licence').addPage().text('Page 2').end();
    await new Promise((resolve) => document.on('end', resolve));
    expect(await isAccepted(Buffer.concat(chunks))).toBe(true);
  });

  it.each<[string, Buffer]>([
    ['a script in an object stream', objectStream(SCRIPT)],
    ['a script after spaces in the stream line', objectStream(SCRIPT, { keyword: 'stream   \r\n' })],
    ['a comment before the stream', objectStream(SCRIPT, { keyword: '% stream\nstream\n' })],
    ['a filter given elsewhere', objectStream(PLAIN, { filter: '/Filter 9 0 R' })],
    [
      'a chain of filters',
      objectStream(PLAIN, {
        filter: '/Filter [/FlateDecode /FlateDecode]',
        encode: (content) => deflateSync(deflateSync(content)),
      }),
    ],
    ['two filters under one key', objectStream(PLAIN, { entries: '/Filter /LZWDecode' })],
    [
      'hexadecimal digits',
      objectStream(SCRIPT, {
        filter: '/Filter /ASCIIHexDecode',
        encode: (content) => Buffer.from(`${content.toString('hex')}>`),
      }),
    ],
    ['a predictor', objectStream(PLAIN, { entries: '/DecodeParms << /Predictor 12 /Columns 4 >>' })],
    ['a stray bracket in the dictionary', objectStream(SCRIPT, { entries: ')' })],
    ['its data in another file', objectStream(PLAIN, { entries: '/F (other.pdf)' })],
    ['data that are not compressed', objectStream(SCRIPT, { encode: () => Buffer.from('not deflated') })],
  ])('is refused when an object stream has %s', async (_what, stream) =>
    expect(await isAccepted(buildPdf(CATALOG, stream))).toBe(false),
  );

  it('is refused when its keys are written as digits', async () => {
    const stream = Buffer.from(
      objectStream(SCRIPT)
        .toString('latin1')
        .replace('/N 1', '/#4E 1')
        .replace('/First', '/Fi#72st')
        .replace('/ObjStm', '/Other'),
      'latin1',
    );
    expect(await isAccepted(buildPdf(CATALOG, stream))).toBe(false);
  });

  it('is refused when an object stands inside a string or comment', async () => {
    const hidden = objectStream(SCRIPT).toString('latin1');
    for (const decoy of [`(decoy 7 0 obj ${hidden}`, `% 7 0 obj ${hidden}`])
      expect(await isAccepted(buildPdf(CATALOG, Buffer.from(decoy, 'latin1')))).toBe(false);
  });

  it('is refused when it is encrypted', async () =>
    expect(await isAccepted(buildPdf(CATALOG, '<< /Encrypt 5 0 R >>'))).toBe(false));

  it('is refused when an object stream expands beyond 32 MB, in little time', async () => {
    const bomb = objectStream(' '.repeat(40 * 1024 * 1024));
    expect(await isAccepted(buildPdf(CATALOG, bomb))).toBe(false);
  });

  it.each(['obj<<', 'obj[', 'obj(', 'obj%', 'obj<', '<<', 'obj<</A'])(
    'of nothing but %s ends in time',
    async (unit) => {
      const body = unit.repeat(Math.floor((9 * 1024 * 1024) / unit.length));
      const from = performance.now();
      await isAccepted(buildPdf(body));
      expect(performance.now() - from).toBeLessThan(20_000);
    },
  );
});
