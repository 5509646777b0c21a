import pg from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements that the driver sends while this runs. */
export async function recordStatements(run: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, values] = args;
    if (typeof first === 'string')
      statements.push({ text: first, values: Array.isArray(values) ? values : [] });
    else if (typeof first === 'object' && first !== null && 'text' in first)
      statements.push({
        text: String(first.text),
        values: 'values' in first && Array.isArray(first.values) ? first.values : [],
      });
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await run();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}
