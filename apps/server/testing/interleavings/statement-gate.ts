import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** Called before a statement is sent, and waited for. */
type Gate = (text: string, client: pg.Client) => Promise<void>;

const current = new AsyncLocalStorage<Gate>();

/** Every statement that this sends, on whatever connection, passes the gate first. */
export const throughGate = <Value>(gate: Gate, run: () => Promise<Value>): Promise<Value> =>
  current.run(gate, run);

/** Sends statements past the gate. */
export const pastGate = <Value>(run: () => Promise<Value>): Promise<Value> => current.exit(run);

/** Lets the driver ask the gate; returns the function that removes it. */
export function installGate(): () => void {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const gate = current.getStore();
    if (!gate) return Reflect.apply(query, this, args);
    return gate(textOf(args[0]), this).then(() => Reflect.apply(query, this, args));
  } as typeof query;
  return () => {
    pg.Client.prototype.query = query;
  };
}

const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);
