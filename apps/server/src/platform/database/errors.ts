/** The call got no answer in time. Whether it took effect is unknown: check by its key before repeating it. */
export class DatabaseTimeout extends Error {
  override name = 'DatabaseSilent';
  constructor(limitMs: number) {
    super(`the database did not answer within ${limitMs} ms`);
  }
}

export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Serialization failure and deadlock: nothing was written, so the same work may be run again. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(errorCode(error) ?? '');

/** Waited for a lock longer than lock_timeout allows. */
export const isLockTimeout = (error: unknown): boolean => errorCode(error) === '55P03';

/** An earlier statement of the transaction failed, and this one was not run. */
export const isTransactionAborted = (error: unknown): boolean => errorCode(error) === '25P02';

/** A row would violate this constraint of the schema. */
export const violatesConstraint = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint;

export const READ_ONLY_CODE = '25006';
/** The transaction may only read. */
export const isWriteRefused = (error: unknown): boolean => errorCode(error) === READ_ONLY_CODE;

const DISK_FULL_CODE = '53100';
/** Of PostgreSQL, or of the operating system: no space left, or the quota of the user is spent. */
const DISK_FULL_CODES = [DISK_FULL_CODE, 'ENOSPC', 'EDQUOT'];
export const isDiskFull = (error: unknown): boolean => DISK_FULL_CODES.includes(errorCode(error) ?? '');

/** Nothing was written, because the disk has too little space. */
export class DiskFull extends Error {
  override name = 'DiskFull';
  readonly code = DISK_FULL_CODE;
  constructor(cause: unknown) {
    super('the disk has too little space to write', { cause });
  }
}

/** A migration changed a table under a prepared statement, which was refused before it did anything. */
export const isStalePlan = (error: unknown): boolean =>
  errorCode(error) === '0A000' && error instanceof Error && error.message.startsWith('cached plan');

// Connection exceptions, resources, shutdown, read-only, timeouts; then codes of the operating system.
const UNAVAILABLE_CODE = /^(?:08|53|57P0|25006$|25P03$|55P03$|57014$|ECONN|ENOENT$|EPIPE$|ETIMEDOUT$)/;
const CONNECTION_LOST_MESSAGE =
  /^(?:Connection terminated|timeout exceeded|Client has encountered a connection error)/;

/** Whether the database is unavailable, rather than the statement wrong: the response is 503, and a retry may succeed. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseTimeout ||
  isStalePlan(error) ||
  // Repeated already, and in vain each time.
  isRetryable(error) ||
  UNAVAILABLE_CODE.test(errorCode(error) ?? '') ||
  (error instanceof Error && CONNECTION_LOST_MESSAGE.test(error.message));
