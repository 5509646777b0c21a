import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../../apps/server/src/platform/database/index.ts';
import { runSql } from '../../../apps/server/testing/run-sql.ts';
import type { BookTrade } from '../cluster/provider/book.ts';
import { createClient } from '../orders/client.ts';
import { createMembers } from '../orders/members.ts';
import { startReplica } from '../orders/replica.ts';
import { shopperOf } from '../orders/shopper.ts';
import { pickSkus, setStock } from '../orders/skus.ts';

const CLUSTER = new URL('../cluster/', import.meta.url);
const BOOK_PORT = '15410';
const BOOK_URL = `http://127.0.0.1:${BOOK_PORT}`;
const BUYERS = 4;

/** One shop whose payment provider has its book outside of the database; `former` has started that provider. */
export async function openRestoreShop(folder: string, databaseUrl: string, former?: object) {
  const dataDir = join(folder, 'shop');
  mkdirSync(dataDir, { recursive: true });
  if (!former) startProvider(folder);
  const replica = await startReplica({
    databaseUrl,
    dataDir,
    env: {
      ADMIN: 'off',
      PROVE_BOOK: BOOK_URL,
      NODE_OPTIONS: `--import ${new URL('preload.ts', CLUSTER).href}`,
    },
  });
  const client = createClient([replica]);

  return {
    kill: () => replica.kill(),
    /** Members order and pay; returns the ids of the orders. */
    async placeOrders(db: Database, count: number): Promise<string[]> {
      const [skuId] = await pickSkus(db, 1);
      await setStock(db, skuId!, 100_000);
      await runSql(db, 'delete from commit_record');
      const members = await createMembers(db, BUYERS);
      const ids = await Promise.all(
        members.map(async (member, nth) => {
          const shopper = shopperOf(client, member);
          const own: string[] = [];
          for (let at = nth; at < count; at += BUYERS) {
            const orderId = await shopper.placeOrder(skuId!);
            await shopper.payOrder(orderId);
            own.push(orderId);
          }
          return own;
        }),
      );
      return ids.flat();
    },
    /** Trades that the provider was paid and of which this database does not know it. */
    async listUnknownTrades(db: Database): Promise<BookTrade[]> {
      const answer = await fetch(`${BOOK_URL}/list`, { method: 'POST', body: '{}' });
      const { trades } = (await answer.json()) as { trades: BookTrade[] };
      const rows = await runSql<{ id: string }>(db, `select id from payment where state = 'paid'`);
      const known = new Set(rows.map(({ id }) => id));
      return trades.filter((trade) => trade.state === 'paid' && !known.has(trade.out_trade_no));
    },
  };
}

/** It ends with the namespaces. */
function startProvider(folder: string): void {
  const program = fileURLToPath(new URL('provider/book-process.ts', CLUSTER));
  const file = join(folder, 'provider.jsonl');
  spawn(process.execPath, [program, '127.0.0.1', BOOK_PORT, file], { stdio: 'inherit' });
}
