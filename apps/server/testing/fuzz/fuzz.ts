import fc, { type Arbitrary } from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { type Caller, callersOf } from './callers.ts';
import { endpoints, isBuilt } from './endpoints.ts';
import { findProblems } from './expectations.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { requestTo } from './requests.ts';
import { type FuzzResponse, send } from './send.ts';
import { undeclaredRouteRequest } from './undeclared-routes.ts';

export interface FuzzOptions {
  app: FastifyInstance;
  /** Total number of requests, plus at most one batch per target. */
  requests: number;
  seed: number;
  onAnswer?: (request: FuzzRequest, response: FuzzResponse) => void;
}
interface Target {
  name: string;
  request: Arbitrary<FuzzRequest>;
  share: number;
}

/** Requests sent to one address at the same time, to test answers that callers share. */
const BATCH_SIZE = 4;
const MAX_FAILURES = 5;

/** Sends generated requests to every declared call and returns one report for each call that failed. */
export async function fuzz({ app, requests, seed, onAnswer }: FuzzOptions): Promise<string[]> {
  const failures: string[] = [];
  for (const [index, target] of targetsFor(await callersOf(app)).entries()) {
    const outcome = await fc.check(
      fc.asyncProperty(
        fc.array(target.request, { minLength: BATCH_SIZE, maxLength: BATCH_SIZE }),
        async (batch) => {
          const answers = await Promise.all(
            batch.map(async (request) => ({ request, response: await send(app, request) })),
          );
          for (const { request, response } of answers) onAnswer?.(request, response);
          const problems = answers.flatMap(({ request, response }) =>
            findProblems(request, response).map((problem) => describeRequest(problem, request, response)),
          );
          if (problems.length > 0) throw new Error(problems.join('\n'));
        },
      ),
      // Another seed for each target, so that they get different requests.
      { seed: seed + index, numRuns: Math.ceil((requests * target.share) / BATCH_SIZE) },
    );
    if (outcome.failed) failures.push(`${target.name}\n${(outcome.errorInstance as Error | null)?.message}`);
    if (failures.length >= MAX_FAILURES) break;
  }
  return failures;
}

/** Half of the requests go to implemented calls, however few: the others only answer 501. */
function targetsFor(callers: readonly Caller[]): Target[] {
  const built = endpoints.filter(isBuilt).length;
  const others = endpoints.length - built;
  const shareOf = (isOfBuilt: boolean) => (isOfBuilt ? (others > 0 ? 0.5 : 1) / built : 0.5 / others);
  return [
    { name: 'addresses no contract declares', request: undeclaredRouteRequest, share: 0.02 },
    ...endpoints.map((endpoint) => ({
      name: endpoint.route,
      request: requestTo(endpoint, callers),
      share: 0.98 * shareOf(isBuilt(endpoint)),
    })),
  ];
}

/** A short description of a failed request; long bodies are cut. */
function describeRequest(problem: string, request: FuzzRequest, { status, body }: FuzzResponse): string {
  const { kind, method, url, headers, payload = '' } = request;
  return [
    `  ${problem}`,
    `    ${kind}: ${method} ${shortened(url)} ${shortened(JSON.stringify(headers))}`,
    `    sent ${payload.length} ${shortened(visible(String(payload)))}`,
    `    got ${status} ${shortened(visible(body))}`,
  ].join('\n');
}

const shortened = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text);
const visible = (text: string) => JSON.stringify(text.slice(0, 301)).slice(1, -1);
