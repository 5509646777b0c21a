import { fuzz } from './fuzz.ts';
import { openShop } from './open-shop.ts';

/** `npm run fuzz [requests]`: new requests every time. FUZZ_SEED repeats a run, FUZZ_REQUESTS sets its length. */
const requests = Number(process.argv[2] ?? process.env['FUZZ_REQUESTS'] ?? 50_000);
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 0x7fff_ffff);
const MAY_GROW_MB = 150;
/** Code is compiled and caches are filled for the first while; what grows after that keeps growing. */
const WARM_AFTER = Math.min(2_000, requests / 2);

const megabytes = () => Math.round(process.memoryUsage.rss() / 1024 / 1024);

async function main() {
  console.log(`${requests} requests, FUZZ_SEED=${seed}`);
  const shop = await openShop();
  const counts = new Map<string, number>();
  const startedAt = performance.now();
  let sent = 0;
  let slowestMs = 0;
  let warmMb = megabytes();

  const failures = await fuzz({
    app: shop.app,
    requests,
    seed,
    onAnswer({ kind }, { status, tookMs }) {
      sent += 1;
      slowestMs = Math.max(slowestMs, tookMs);
      const row = `${status}  ${kind}`;
      counts.set(row, (counts.get(row) ?? 0) + 1);
      if (sent === WARM_AFTER) warmMb = megabytes();
      if (sent % 5_000 === 0)
        console.log(`${sent} sent, ${megabytes()} MB, slowest ${Math.round(slowestMs)} ms`);
    },
  });
  const grownMb = megabytes() - warmMb;
  await shop.close();

  for (const [row, count] of [...counts].sort()) console.log(String(count).padStart(8), row);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${sent} sent in ${seconds} s, slowest ${Math.round(slowestMs)} ms, memory grew ${grownMb} MB`);

  const problems = [
    ...failures,
    ...shop.accidents.slice(0, 3).map((line) => `accident in the log: ${line}`),
    ...(grownMb > MAY_GROW_MB ? [`memory grew by ${grownMb} MB, more than ${MAY_GROW_MB}`] : []),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error(`Repeat with FUZZ_SEED=${seed} FUZZ_REQUESTS=${requests}`);
    process.exitCode = 1;
  }
}

await main();
