export { DatabaseUnreachable } from './await-server.ts';
export type { Json, JsonValue } from './column-types.ts';
export { isTransaction, withOneConnection } from './connection-provider.ts';
export { DataFolderInUse } from './data-folder-lock.ts';
export { databaseFamilies } from './database-families.ts';
export type { DeclaredColumns, JsonOf, Tables } from './declared-columns.ts';
export { describeTables } from './describe-tables.ts';
export {
  isDatabaseUnavailable,
  isDiskFull,
  isLockTimeout,
  isWriteRefused,
  violatesConstraint,
} from './errors.ts';
export { getColumn } from './get-column.ts';
export { insertRows, valuesOf } from './insert-rows.ts';
export { likeText } from './like-text.ts';
export { lockThenRead } from './lock-then-read.ts';
export type { Log } from './log.ts';
export { longTransaction } from './long-transaction.ts';
export { MigrationRefused, migrate } from './migrate.ts';
export { MIGRATIONS_FOLDER } from './migration-files.ts';
export type { NotificationHandler } from './notifications.ts';
export { onCommit } from './on-commit.ts';
export {
  type Database,
  type DatabaseSettings,
  type OpenDatabase,
  openDatabase,
  type Queryable,
  type Tx,
} from './open-database.ts';
export type { EmbeddedSettings } from './open-embedded.ts';
export { statusIn } from './status-in.ts';
export { withTimeout } from './timeouts.ts';
export { transaction } from './transaction.ts';
export { vacuumTables } from './vacuum-tables.ts';
export {
  type CommitWrite,
  markWrites,
  writeAloneAtCommit,
  writeAtCommit,
  writeAtOnce,
} from './write-at-commit.ts';
