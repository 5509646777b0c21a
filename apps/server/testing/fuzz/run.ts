import { fuzz } from './fuzz.ts';
import { measureMemory } from './memory.ts';
import { openShop } from './open-shop.ts';

/** `npm run fuzz [requests]`: new requests every time. FUZZ_SEED repeats a run, FUZZ_REQUESTS sets its length. */
const requests = Number(process.argv[2] ?? process.env['FUZZ_REQUESTS'] ?? 50_000);
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 0x7fff_ffff);
const MAY_GROW_MB = 150;
/** The first measurement comes after the warm-up; memory that grows later is a leak. */
const MEASURE_EVERY = Math.min(2_500, Math.floor(requests / 2));

async function main() {
  console.log(`${requests} requests, FUZZ_SEED=${seed}`);
  const shop = await openShop();
  const counts = new Map<string, number>();
  const startedAt = performance.now();
  let sent = 0;
  let slowestMs = 0;
  let warm = measureMemory();

  const failures = await fuzz({
    app: shop.app,
    requests,
    seed,
    onAnswer({ kind }, { status, tookMs }) {
      sent += 1;
      slowestMs = Math.max(slowestMs, tookMs);
      const row = `${status}  ${kind}`;
      counts.set(row, (counts.get(row) ?? 0) + 1);
      if (sent % MEASURE_EVERY > 0) return;
      const now = measureMemory();
      if (sent === MEASURE_EVERY) warm = now;
      console.log(
        `${sent} sent, RSS ${now.rssMb} MB, held ${now.heldMb} MB, slowest ${Math.round(slowestMs)} ms`,
      );
    },
  });
  const end = measureMemory();
  const grown = { RSS: end.rssMb - warm.rssMb, 'held memory': end.heldMb - warm.heldMb };
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  await shop.close();

  for (const [row, count] of [...counts].sort()) console.log(String(count).padStart(8), row);
  console.log(`${sent} sent in ${seconds} s, slowest ${Math.round(slowestMs)} ms`);
  for (const [name, mb] of Object.entries(grown)) console.log(`${name} grew by ${mb} MB`);

  const problems = [
    ...failures,
    ...shop.accidents.slice(0, 3).map((line) => `error in the log: ${line}`),
    ...Object.entries(grown)
      .filter(([, mb]) => mb > MAY_GROW_MB)
      .map(([name, mb]) => `${name} grew by ${mb} MB, more than ${MAY_GROW_MB}`),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error(`Repeat with FUZZ_SEED=${seed} FUZZ_REQUESTS=${requests}`);
    process.exitCode = 1;
  }
}

await main();
