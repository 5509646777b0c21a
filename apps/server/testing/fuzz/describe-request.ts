import type { FuzzRequest } from './fuzz-request.ts';
import type { FuzzResponse } from './send.ts';

/** A short description of a failed request; long bodies are cut. */
export function describeRequest(
  problem: string,
  request: FuzzRequest,
  { status, body }: FuzzResponse,
): string {
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
