import { sql } from 'kysely';
import type { Config } from '#platform/config';
import { type Database, migrate } from '#platform/database';

type Mode = Config['mode'];

const SENTENCES: Record<Mode, string> = {
  demo: '这个数据库属于演示店，正式营业（SHOP_MODE=live）请换一个空的数据库 · The database belongs to a demo, a live shop needs another one',
  live: '这个数据库属于正式营业的店，演示模式（SHOP_MODE=demo）不能使用它 · The database belongs to a live shop, a demo must not use it',
};

/** The database belongs to a shop of the other mode. */
export class OtherMode extends Error {
  override name = 'OtherMode';
  readonly sentence: string;
  constructor(mode: Mode) {
    super(SENTENCES[mode]);
    this.sentence = SENTENCES[mode];
  }
}

/**
 * Migrates the database for a shop of this mode and returns what was applied. The first one to open it decides its mode for good, also when several
 * start at once; whoever comes with the other mode is refused, where possible before a migration runs.
 */
export async function prepareDatabase(db: Database, mode: Mode): Promise<string[]> {
  if (await hasModeTable(db)) refuseOther(await findMode(db), mode);
  const applied = await migrate(db);
  await db
    .insertInto('shop_mode')
    .values({ mode })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  refuseOther(await findMode(db), mode);
  return applied;
}

function refuseOther(remembered: Mode | null, mode: Mode) {
  if (remembered !== null && remembered !== mode) throw new OtherMode(remembered);
}

async function hasModeTable(db: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('shop_mode')::text as name`.execute(
    db,
  );
  return rows[0]?.name != null;
}

async function findMode(db: Database): Promise<Mode | null> {
  const row = await db.selectFrom('shop_mode').select('mode').executeTakeFirst();
  return row === undefined ? null : row.mode === 'live' ? 'live' : 'demo';
}
