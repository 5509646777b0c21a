import { accept, type Result, refuse } from '@huarong/core/shared';
import {
  findReceiverAddresses,
  type ReceiverRules,
  readReceiverAddress,
  reasonOf,
} from '../../../integrations/webhooks/index.ts';

/** Short, because the transaction of the call waits. */
const LOOKUP_MS = 3_000;

/** Whether requests may be sent to an address. It is checked again for every request: names can change. */
export async function checkReceiver(
  url: string,
  rules: ReceiverRules,
): Promise<Result<string, { code: 'webhook-refused'; reason: string }>> {
  const signal = AbortSignal.timeout(LOOKUP_MS);
  try {
    const parsed = readReceiverAddress(url, rules);
    await findReceiverAddresses(parsed, rules, signal);
    return accept(parsed.href);
  } catch (error) {
    const reason = signal.aborted ? '域名服务器没有答复' : reasonOf(error, signal);
    return refuse({ code: 'webhook-refused', reason });
  }
}
