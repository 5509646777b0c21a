import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack, AttackResult } from './attack.ts';
import { openAttackedShop } from './open-attacked-shop.ts';

/**
 * `npm run attack [name …]`: every file of `attacks/`, or those named, against one shop. Prints how often each was tried
 * and held, and ends with 1 when something did not hold.
 */
type Row = AttackResult & { name: string };
const FOLDER = new URL('./attacks/', import.meta.url);
const isHeld = ({ tried, held }: AttackResult) => tried > 0 && held === tried;

async function loadAttacks(names: string[]): Promise<Attack[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts')).sort();
  const unknown = names.filter((name) => !files.includes(`${name}.ts`));
  if (unknown.length > 0) throw new Error(`no such attack: ${unknown.join(', ')}`);
  const wanted = names.length > 0 ? names.map((name) => `${name}.ts`) : files;
  return Promise.all(
    wanted.map(async (file) => ((await import(new URL(file, FOLDER).href)) as { default: Attack }).default),
  );
}

const lineOf = (row: Row) =>
  `${isHeld(row) ? 'held  ' : 'BROKEN'} ${String(row.tried).padStart(7)} tried ${String(row.held).padStart(7)} held   ${row.name}${row.notes ? `   (${row.notes})` : ''}`;

/** An attack must not be judged by what the one before it left: waits until the shop sheds no load. */
async function awaitNormalLoad() {
  for (let attempt = 0, quickAnswers = 0; attempt < 100 && quickAnswers < 3; attempt++) {
    const { status, ms } = await shop.request('/v1/configuration/commonConfig');
    quickAnswers = status === 200 && ms < 1_000 ? quickAnswers + 1 : 0;
    await wait(200);
  }
}

const attacks = await loadAttacks(process.argv.slice(2));
const shop = await openAttackedShop();
const rows: Row[] = [];
try {
  for (const { name, run } of attacks) {
    await awaitNormalLoad();
    const found = await run(shop).catch(
      (error: unknown): AttackResult => ({
        tried: 1,
        held: 0,
        notes: `the attack failed: ${error instanceof Error ? error.message : String(error)}`,
      }),
    );
    const own: Row[] = Array.isArray(found) ? found : [{ name, ...found }];
    rows.push(...own);
    for (const row of own) console.log(lineOf(row));
  }
} finally {
  await shop.close();
}
const broken = rows.filter((row) => !isHeld(row)).length;
const tried = rows.reduce((sum, row) => sum + row.tried, 0);
console.log(`${rows.length} attacks, ${tried} attempts, ${broken} not held`);
if (broken > 0) process.exitCode = 1;
