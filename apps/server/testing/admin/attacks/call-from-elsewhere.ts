import { methodOf, pathOf } from '@huarong/contract/kit';
import { type AttackResult, resultOf } from '../../attack/attack.ts';
import { adminCalls } from '../admin-calls.ts';
import type { EvidenceShop } from '../evidence/evidence-case.ts';

/** Every call with the cookie of the owner, from a page of the shop, of another site, and from no page. */
export async function callFromElsewhere({ admin, owner, config, db }: EvidenceShop): Promise<AttackResult> {
  const shopOrigin = new URL(config.publicUrl).origin;
  const origins: Record<string, Record<string, string>> = {
    'the shop': { origin: shopOrigin, 'sec-fetch-site': 'same-site' },
    'another site': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    'an address bar': { 'sec-fetch-site': 'none' },
    'a program': {},
    'a page that repeats the header': { 'sec-fetch-site': 'same-origin, cross-site' },
  };
  const countEntries = async () => (await db.selectFrom('audit_entry').select('id').execute()).length;
  const before = await countEntries();
  const attempts = [];
  for (const [place, headers] of Object.entries(origins))
    for (const { call, route } of adminCalls) {
      const method = methodOf(route) as 'GET' | 'POST' | 'PUT' | 'DELETE';
      const { statusCode, headers: answered } = await admin.inject({
        method,
        url: pathOf(route).replace(/\{\w+\}/g, '1'),
        headers: { ...headers, cookie: owner.cookie() },
        ...(method !== 'GET' && { payload: { queryBody: {} } }),
      });
      const isReadable = answered['access-control-allow-origin'] !== undefined;
      // An upload without a form is refused before its origin is asked for.
      attempts.push({
        what: `${call} from ${place}`,
        isHeld: [403, 415].includes(statusCode) && !isReadable,
      });
    }
  attempts.push({ what: 'something was recorded', isHeld: (await countEntries()) === before });
  return resultOf(attempts);
}
