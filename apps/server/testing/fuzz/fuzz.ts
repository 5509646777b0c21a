import fc, { type Arbitrary } from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { type Caller, callersOf } from './callers.ts';
import { describeRequest } from './describe-request.ts';
import { endpoints, isBuilt } from './endpoints.ts';
import { complaintsAbout } from './expectations.ts';
import type { FuzzRequest } from './fuzz-request.ts';
import { requestTo } from './requests.ts';
import { type FuzzResponse, send } from './send.ts';
import { sideDoorRequest } from './side-doors.ts';

export interface FuzzOptions {
  app: FastifyInstance;
  /** How many requests in all, or up to one batch a target more. */
  requests: number;
  seed: number;
  onAnswer?: (request: FuzzRequest, response: FuzzResponse) => void;
}
interface Target {
  name: string;
  request: Arbitrary<FuzzRequest>;
  share: number;
}

/** Sent at the same moment to the same address: answers that are shared between callers meet here. */
const TOGETHER = 4;
const ENOUGH_FAILURES = 5;

/** Sends generated requests to every declared call and says what was wrong, one report for each call that failed. */
export async function fuzz({ app, requests, seed, onAnswer }: FuzzOptions): Promise<string[]> {
  const failures: string[] = [];
  for (const [index, target] of targetsFor(await callersOf(app)).entries()) {
    const outcome = await fc.check(
      fc.asyncProperty(
        fc.array(target.request, { minLength: TOGETHER, maxLength: TOGETHER }),
        async (batch) => {
          const answers = await Promise.all(
            batch.map(async (request) => ({ request, response: await send(app, request) })),
          );
          for (const { request, response } of answers) onAnswer?.(request, response);
          const complaints = answers.flatMap(({ request, response }) =>
            complaintsAbout(request, response).map((complaint) =>
              describeRequest(complaint, request, response),
            ),
          );
          if (complaints.length > 0) throw new Error(complaints.join('\n'));
        },
      ),
      // Another seed for each target, or all would get the same kinds of trouble.
      { seed: seed + index, numRuns: Math.ceil((requests * target.share) / TOGETHER) },
    );
    if (outcome.failed) failures.push(`${target.name}\n${(outcome.errorInstance as Error | null)?.message}`);
    if (failures.length >= ENOUGH_FAILURES) break;
  }
  return failures;
}

/** Half of the requests go to calls that are built, however few: the others have nothing to break but their 501. */
function targetsFor(callers: readonly Caller[]): Target[] {
  const built = endpoints.filter(isBuilt).length;
  const others = endpoints.length - built;
  const shareOf = (isOfBuilt: boolean) => (isOfBuilt ? (others > 0 ? 0.5 : 1) / built : 0.5 / others);
  return [
    { name: 'addresses no contract declares', request: sideDoorRequest, share: 0.02 },
    ...endpoints.map((endpoint) => ({
      name: endpoint.route,
      request: requestTo(endpoint, callers),
      share: 0.98 * shareOf(isBuilt(endpoint)),
    })),
  ];
}
