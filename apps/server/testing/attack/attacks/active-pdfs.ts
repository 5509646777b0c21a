import { ACTIVE_NAMES } from '../../../src/platform/uploads/pdf/is-passive-pdf.ts';
import { buildPdf, CATALOG, objectStream } from '../../../src/platform/uploads/testing/build-pdf.ts';
import { formHeaders, formOf } from '../../../src/platform/uploads/testing/send-form.ts';
import { type Attack, resultOf } from '../attack.ts';

const encode = (name: string, isEncoded: (index: number) => boolean) =>
  [...name].map((sign, at) => (isEncoded(at) ? `#${sign.charCodeAt(0).toString(16)}` : sign)).join('');

/** Documents of an application with scripts, files or encryption inside, hidden in every way that a reader undoes. */
export default {
  name: 'uploaded PDFs with hidden scripts',
  async run(shop) {
    const names = [...ACTIVE_NAMES, 'Encrypt'].flatMap((name) => [
      name,
      encode(name, () => true),
      encode(name, (index) => index % 2 === 0),
      encode(name, (index) => index === name.length - 1),
    ]);
    const documents = names.flatMap((name) => [
      { what: `/${name}`, pdf: buildPdf(`<< /Type /Catalog /${name} 5 0 R >>`) },
      { what: `/${name} in an object stream`, pdf: buildPdf(CATALOG, objectStream(`<< /${name} 5 0 R >>`)) },
    ]);
    const attempts = [];
    for (const [index, { what, pdf }] of documents.entries()) {
      const response = await fetch(`${shop.origin}/v1/brandCooperation/file/upload`, {
        method: 'POST',
        headers: { ...formHeaders, 'x-forwarded-for': `198.51.100.${index % 250}` },
        body: new Uint8Array(formOf([{ filename: 'licence.pdf', content: pdf }])),
      });
      attempts.push({ what: `${what}: ${response.status}`, isHeld: response.status === 415 });
    }
    // A document is sent by a signed link only.
    for (const path of ['1', '..%2f..%2fetc%2fpasswd', 'a?until=9999999999&sign=', 'a?until=NaN&sign=a']) {
      const { status } = await shop.request(`/v1/brandCooperation/file/${path}`);
      attempts.push({ what: `${path}: ${status}`, isHeld: status === 404 || status === 400 });
    }
    return resultOf(attempts);
  },
} satisfies Attack;
