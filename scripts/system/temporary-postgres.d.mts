/** Runs `work` with the URL of a temporary PostgreSQL, which is stopped and deleted afterwards in any case. */
export function withTemporaryPostgres<Result>(
  bin: string,
  work: (url: string) => Promise<Result>,
): Promise<Result>;
