import { type Config, readConfig } from '#platform/config';
import { type Database, isLockTimeout, openDatabase } from '#platform/database';
import { prepareDatabase } from '#platform/mode';

/** An error of the merchant's input or setup: printed as its message, without a stack. */
export class CommandError extends Error {
  override name = 'Explained';
}

/** Opens the database as the server does and closes it afterwards. */
export async function withDatabase<Value>(
  work: (db: Database, config: Config) => Promise<Value>,
): Promise<Value> {
  const read = readConfig(process.env);
  if (!read.ok) throw new CommandError(read.problems.join('\n'));
  const { databaseUrl, dataDir, databasePool, mode } = read.config;
  const database = await openDatabase({ url: databaseUrl, dataDir, poolSize: databasePool });
  try {
    await prepareDatabase(database.db, mode);
    return await work(database.db, read.config);
  } finally {
    await database.close();
  }
}

type Command = (args: string[]) => Promise<number>;

/** Runs a command and sets the exit code; process.exit would skip closing the database. */
export async function runCommand(command: Command): Promise<void> {
  process.exitCode = await exitCodeOf(command, process.argv.slice(2));
}

/** Runs a command, and prints why it failed. */
export async function exitCodeOf(command: Command, args: string[]): Promise<number> {
  try {
    return await command(args);
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}

function messageOf(error: unknown): unknown {
  if (isLockTimeout(error)) return '数据正被别处使用，请稍后再试。什么也没有写入。';
  if (error instanceof CommandError) return error.message;
  return error instanceof Error && 'sentence' in error ? error.sentence : error;
}
