/** The folder with PostgreSQL's programs, or null. */
export function findPostgres(): string | null;
