import type { Case } from '../cases.ts';
import { type Answer, fetchAnswer } from '../fetch-answer.ts';
import type { LoadReport, Plan } from '../load/plan.ts';
import { numbered } from '../load/write-request.ts';
import type { Shop } from '../processes/start-shop.ts';
import type { Worker } from '../processes/start-worker.ts';
import { type Figures, measureServer, middleOf, type Pace } from './measure-server.ts';
import { median } from './statistics.ts';

export interface Parties {
  shop: Shop;
  yardstick: Worker<Answer, { port: number }>;
  load: Worker<Plan, LoadReport>;
}
export interface Comparison {
  name: string;
  target: number | null;
  bytes: number;
  shop: Figures;
  bare: Figures;
  /** Answers per CPU second, shop ÷ bare: the median of the rounds. */
  ratio: number;
}

/** Shop and bare server in turn, round after round: what disturbs the machine disturbs both. */
export async function compare(
  { name, call, target }: Case,
  { shop, yardstick, load }: Parties,
  { rounds, pace }: { rounds: number; pace: Pace },
): Promise<Comparison> {
  const answer = await fetchAnswer(shop.port, numbered(call, 0));
  const bare = { pid: yardstick.pid, ...(await yardstick.ask(bareCopy(answer))) };
  const round = async () => ({
    shop: await measureServer(shop, { call, status: answer.status }, load, pace),
    bare: await measureServer(bare, { call, status: answer.status }, load, pace),
  });

  // The first warms both up and is not counted.
  await round();
  const measured: Awaited<ReturnType<typeof round>>[] = [];
  for (let count = 0; count < rounds; count++) measured.push(await round());
  return {
    name,
    target: target ?? null,
    bytes: answer.body.length,
    shop: middleOf(measured.map((pair) => pair.shop)),
    bare: middleOf(measured.map((pair) => pair.bare)),
    ratio: median(measured.map((pair) => pair.bare.cpuMicros / pair.shop.cpuMicros)),
  };
}

/** Same status, same bytes, and the two headers without which they mean nothing. */
function bareCopy({ status, headers, body }: Answer): Answer {
  const kept = ['content-type', 'content-encoding'].filter((name) => name in headers);
  return { status, headers: Object.fromEntries(kept.map((name) => [name, headers[name]!])), body };
}
