import { type Attack, resultOf } from '../attack.ts';

/** Addresses of ours come back unchanged, all others lead home. */
const RETURNS: [asked: string, back: string][] = [
  ['/search/?k=%E5%8F%A3%E7%BA%A2', '/search/?k=%E5%8F%A3%E7%BA%A2'],
  ['/category/60001/?f=brand%3A2&sort=new', '/category/60001/?f=brand%3A2&sort=new'],
  ['/product/1.html?sku=2#buy', '/product/1.html?sku=2#buy'],
  ['/search/?k=100%25', '/search/?k=100%25'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/a\r\nset-cookie: x=1', '/'],
  ['/login?historyLocation=/', '/'],
];

/** The page that asks a visitor to wait returns to the exact address, and to no other site. */
export default {
  name: 'the way back from the rate-limit page',
  async run({ request }) {
    const attempts = [];
    for (const [asked, back] of RETURNS) {
      const path = `/v2/html/currentLimiting.html?historyLocation=${encodeURIComponent(asked)}&retryAfter=9`;
      const { headers } = await request(path, { from: '198.18.3.1' });
      const found = headers.get('refresh');
      attempts.push({ what: `${asked} → ${found}`, isHeld: found === `9;url=${back}` });
    }
    return resultOf(attempts);
  },
} satisfies Attack;
