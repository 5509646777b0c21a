import { SERVER_CALLER } from '../../apps/server/src/platform/context/index.ts';
import { openDatabase } from '../../apps/server/src/platform/database/index.ts';
import { openMemberSession } from '../../apps/server/src/platform/session/index.ts';

/** Stores a member of a live shop and prints the token of a session: texts to a mobile reach nobody in a test. */
const MEMBER = {
  id: '1000000001',
  mobile: '13900000000',
  nickname: '林知夏',
  card_number: '8888881000000001',
};
const database = await openDatabase({ url: process.env['DATABASE_URL'], dataDir: '' });
await database.db
  .insertInto('member')
  .values({ ...MEMBER, card_type: 'PINK' })
  .execute();
console.log(await openMemberSession(database.db, MEMBER.id, SERVER_CALLER));
await database.close();
