import type { FastifyInstance } from 'fastify';
import QRCode from 'qrcode';
import type { Database } from '#platform/database';
import { UNREFUSED } from '#platform/http';
import type { ContentSource } from './content-source.ts';

const OWN_PATH = /^\/(?![/\\])[\w\-./?=&%]{0,200}$/;
const CACHE_FOR_AN_HOUR = 'public, max-age=3600';

interface Code {
  Querystring: { link?: unknown };
}
interface QrCodeDeps {
  db: Database;
  content: ContentSource;
  publicUrl: string;
}

/**
 * `/pictures/qr.svg?link=…`: the code of a page of this shop, or of an address that a line of the footer names. Others get
 * none, so that nobody shows a foreign address under the name of the shop. It costs little, and stands on pages that an
 * overloaded server has sent.
 */
export function mountQrCodes(app: FastifyInstance, { db, content, publicUrl }: QrCodeDeps) {
  app.get<Code>('/pictures/qr.svg', { config: UNREFUSED }, async (request, reply) => {
    const link = String(request.query.link ?? '');
    const isOwn = OWN_PATH.test(link);
    if (!isOwn && !(await isInFooter(link))) return reply.callNotFound();
    const svg = await QRCode.toString(isOwn ? `${publicUrl}${link}` : link, {
      type: 'svg',
      margin: 2,
      errorCorrectionLevel: 'M',
    });
    return reply
      .headers({
        'cache-control': CACHE_FOR_AN_HOUR,
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type('image/svg+xml')
      .send(svg);
  });

  async function isInFooter(link: string): Promise<boolean> {
    if (!link.startsWith('https://')) return false;
    const { footer_qr: lines } = await content.listTexts(db, ['footer_qr']);
    return lines.some((line) => line.link === link);
  }
}
