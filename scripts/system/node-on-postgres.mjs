import { runNode } from '../bootstrap/run-program.mjs';
import { Explained } from '../bootstrap/say.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { withTemporaryPostgres } from './temporary-postgres.mjs';

/** A command that runs a file against a PostgreSQL of its own: the URL is that of an admin of a throw-away cluster. */
export const nodeOnPostgres = (file, env) => async (args) => {
  const bin = await ensurePostgres();
  if (!bin) throw new Explained('需要 PostgreSQL 15+ · PostgreSQL is missing: apt-get install postgresql');
  return withTemporaryPostgres(
    bin,
    async (url) =>
      (await runNode([file, ...args], { env: { ...env, DATABASE_URL: url, TEST_POSTGRES_URL: url } })).code,
  );
};
