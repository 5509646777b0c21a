import { identityRoutes } from '@huarong/contract/identity';
import { pathOf } from '@huarong/contract/kit';
import { type Attack, resultOf } from '../attack.ts';

const FROM = '198.18.2.1';
const STORAGE_FULL = 'CMN0016W';
const form = [
  '--x',
  'content-disposition: form-data; name="file"; filename="a.pdf"',
  '',
  '%PDF-1.7',
  '--x--',
  '',
].join('\r\n');

/** A disk that fills up: uploads stop first, then writes, each with the true sentence; reading goes on. */
export default {
  name: 'a full disk',
  async run({ request, volume }) {
    const upload = () =>
      request('/v1/brandCooperation/file/upload', {
        method: 'POST',
        body: form,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        from: FROM,
      });
    const openGuest = () =>
      request(pathOf(identityRoutes.guest), { method: 'POST', body: { queryBody: {} }, from: FROM });
    const enough = volume.freeBytes;
    try {
      volume.freeBytes = 100 * 2 ** 20;
      const [low, write, ready] = [await upload(), await openGuest(), await request('/readyz')];
      volume.freeBytes = 0;
      const [full, page, notReady] = [await openGuest(), await request('/brand/'), await request('/readyz')];
      volume.freeBytes = enough;
      const again = await openGuest();
      return resultOf([
        { what: 'an upload took the last space', isHeld: low.errorCode === STORAGE_FULL },
        { what: 'a small write was refused early', isHeld: write.status === 200 },
        { what: 'not ready although orders are taken', isHeld: ready.status === 200 },
        { what: `a write was refused with ${full.errorCode}`, isHeld: full.errorCode === STORAGE_FULL },
        { what: 'pages stopped', isHeld: page.status === 200 },
        { what: 'ready on a full disk', isHeld: notReady.status === 503 },
        { what: 'writes did not go on', isHeld: again.status === 200 },
      ]);
    } finally {
      volume.freeBytes = enough;
    }
  },
} satisfies Attack;
