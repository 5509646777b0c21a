// node write-until-killed.ts <dataDir>: writes rows and prints the key of each one the database has acknowledged.
import { openDatabase } from '#platform/database';

const { db } = await openDatabase({ dataDir: process.argv[2]! }).catch((error) => {
  console.error(error.sentence ?? error);
  process.exit(1);
});
for (let number = 1; ; number++) {
  const key = `row ${number}`;
  await db
    .insertInto('idempotency_key')
    .values({ scope: 'kill', key, body_hash: 'a'.repeat(64) })
    .execute();
  console.log(key);
}
