import { fetchAnswer } from './fetch-answer.ts';
import type { Call } from './load/plan.ts';

/** The first declared call that answers 501, or null when all are implemented. */
export async function findUnbuiltCall(port: number): Promise<Call | null> {
  const { body } = await fetchAnswer(port, { method: 'GET', path: '/openapi.json' });
  const { paths } = JSON.parse(body.toString()) as { paths: Record<string, object> };
  const reads = Object.keys(paths).filter((path) => 'get' in paths[path]! && !path.includes('{'));
  for (const path of reads) {
    const call: Call = { method: 'GET', path };
    if ((await fetchAnswer(port, call)).status === 501) return call;
  }
  return null;
}
