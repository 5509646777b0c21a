import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AttackResult } from '../attack/attack.ts';
import { openAdmin } from '../open-admin.ts';
import { addFields } from './attacks/add-fields.ts';
import { callFromElsewhere } from './attacks/call-from-elsewhere.ts';
import { fixSession } from './attacks/fix-session.ts';
import { guessCredentials } from './attacks/guess-credentials.ts';
import { replay } from './attacks/replay.ts';
import { sendHostileFiles } from './attacks/send-hostile-files.ts';
import { useForeignIds } from './attacks/use-foreign-ids.ts';
import { writeHostileTexts } from './attacks/write-hostile-texts.ts';
import type { EvidenceShop } from './evidence/evidence-case.ts';
import { openEvidenceShop } from './evidence/open-evidence-shop.ts';

/** `npm run attack:admin` makes every attempt; `npm test` a part of them. */
const isWhole = process.env['ATTACK'] === 'whole';
const TIMEOUT_MS = 180_000;

let shop: EvidenceShop;
const results: (AttackResult & { name: string })[] = [];
beforeAll(async () => {
  shop = await openEvidenceShop();
});
afterAll(async () => {
  for (const { name, tried, held, notes } of results)
    console.log(`${name}: ${tried} tried, ${tried - held} through${notes && ` (${notes})`}`);
  const through = results.reduce((sum, { tried, held }) => sum + tried - held, 0);
  console.log(`${results.length} attacks on the admin, ${through} through`);
  await shop.close();
});

/** The real limits; the other shop has none, so that attacks do not hide behind them. */
async function withLimits(attack: (shop: Awaited<ReturnType<typeof openAdmin>>) => Promise<AttackResult>) {
  const limited = await openAdmin({ env: { SHOP_LIMITS: 'on' } });
  try {
    return await attack(limited);
  } finally {
    await limited.close();
  }
}

const ATTACKS: Record<string, () => Promise<AttackResult>> = {
  'guessed passwords and codes': () => withLimits((limited) => guessCredentials(limited, isWhole ? 200 : 15)),
  'foreign sessions': () => fixSession(shop),
  'calls from other pages': () => callFromElsewhere(shop),
  'ids of others': () => useForeignIds(shop),
  'fields that only the server sets': () => addFields(shop, isWhole ? 1 : 6),
  // Wrong codes lock people out for a while, so this comes after what needs them.
  'codes and requests sent again': () => replay(shop),
  'hostile files': () => sendHostileFiles(shop),
  'hostile texts': () => writeHostileTexts(shop, isWhole ? 1 : 20),
};

describe('the admin withstands', () => {
  it.each(Object.entries(ATTACKS))('%s', { timeout: TIMEOUT_MS }, async (name, attack) => {
    const result = await attack();
    results.push({ name, ...result });
    expect(result.tried).toBeGreaterThan(0);
    expect(result).toMatchObject({ held: result.tried });
  });
});
