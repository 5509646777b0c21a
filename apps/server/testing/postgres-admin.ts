import pg from 'pg';

function adminUrl(): string {
  const url = process.env['TEST_POSTGRES_URL'];
  if (!url)
    throw new Error('TEST_DATABASE=postgres needs TEST_POSTGRES_URL, an admin URL of a throw-away cluster');
  return url;
}

export function urlOf(database: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${database}`;
  return url.href;
}

/** `create database` and `drop database` cannot run inside a transaction, nor on the database itself. */
export async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
