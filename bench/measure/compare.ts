import type { Case } from '../cases.ts';
import { type Answer, fetchAnswer } from '../fetch-answer.ts';
import type { Call, LoadReport, Plan } from '../load/plan.ts';
import { numbered } from '../load/write-request.ts';
import type { Shop } from '../processes/start-shop.ts';
import type { Worker } from '../processes/start-worker.ts';
import { type Figures, measureServer, medianFigures, type Pace } from './measure-server.ts';
import { median } from './statistics.ts';

export interface Processes {
  shop: Shop;
  baseline: Worker<Answer, { port: number }>;
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

/** Rounds that warm both servers up and are not counted. */
const WARM_UP = 2;

/** Shop and bare server in turn, round after round: what disturbs the machine disturbs both. */
export async function compare(
  { name, call, isRevalidation, target }: Case,
  { shop, baseline, load }: Processes,
  { rounds, pace }: { rounds: number; pace: Pace },
): Promise<Comparison> {
  // Asked before each round: a page drawn anew may have another version by then.
  const currentCall = async () => (isRevalidation ? withVersion(call, shop.port) : call);
  const answer = await fetchAnswer(shop.port, numbered(await currentCall(), 0));
  const bare = { pid: baseline.pid, ...(await baseline.call(bareCopy(answer))) };
  const round = async () => {
    const expected = { call: await currentCall(), status: answer.status };
    return {
      shop: await measureServer(shop, expected, load, pace),
      bare: await measureServer(bare, expected, load, pace),
    };
  };

  const all: Awaited<ReturnType<typeof round>>[] = [];
  while (all.length < WARM_UP + rounds) all.push(await round());
  const measured = all.slice(WARM_UP);
  return {
    name,
    target: target ?? null,
    bytes: answer.body.length,
    shop: medianFigures(measured.map((pair) => pair.shop)),
    bare: medianFigures(measured.map((pair) => pair.bare)),
    ratio: median(measured.map((pair) => pair.bare.cpuMicros / pair.shop.cpuMicros)),
  };
}

async function withVersion(call: Call, port: number): Promise<Call> {
  const { etag = '' } = (await fetchAnswer(port, call)).headers;
  return { ...call, headers: { ...call.headers, 'if-none-match': etag } };
}

/** Same status, same bytes, and the two headers without which they mean nothing. */
function bareCopy({ status, headers, body }: Answer): Answer {
  const names = ['content-type', 'content-encoding'].filter((name) => name in headers);
  return { status, headers: Object.fromEntries(names.map((name) => [name, headers[name]!])), body };
}
