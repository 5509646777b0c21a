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

/** Warm-up rounds, which are not counted. */
const WARM_UP = 2;

/** Measures shop and bare server in turn, so that disturbances of the machine affect both. */
export async function compare(
  { name, call, isRevalidation, target }: Case,
  { shop, baseline, load }: Processes,
  { rounds, pace }: { rounds: number; pace: Pace },
): Promise<Comparison> {
  // Fetched before each round, because a page rendered again may have a new version.
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

/** The same status and bytes, and the two headers that describe them. */
function bareCopy({ status, headers, body }: Answer): Answer {
  const names = ['content-type', 'content-encoding'].filter((name) => name in headers);
  return { status, headers: Object.fromEntries(names.map((name) => [name, headers[name]!])), body };
}
