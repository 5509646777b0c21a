import { z } from 'zod';
import { ProviderUnavailable } from '../port.ts';
import { isSignedBy } from '../rsa.ts';
import type { Send } from '../send.ts';
import type { AlipaySettings } from './settings.ts';
import { signRequest } from './sign-request.ts';
import { signedPart } from './signed-part.ts';

const Answer = z.object({
  code: z.string(),
  sub_code: z.string().optional(),
  sub_msg: z.string().optional(),
  trade_no: z.string().optional(),
  trade_status: z.string().optional(),
  total_amount: z.string().optional(),
  buyer_user_id: z.string().optional(),
  fund_change: z.string().optional(),
  refund_status: z.string().optional(),
  refund_amount: z.string().optional(),
  bill_download_url: z.string().optional(),
});
export type AlipayAnswer = z.infer<typeof Answer>;

/** One call to the gateway. An answer without Alipay's signature is rejected. */
export async function callGateway(
  settings: AlipaySettings,
  send: Send,
  method: string,
  content: object,
  now: Date,
): Promise<AlipayAnswer> {
  const parameters = await signRequest(settings, method, content, now);
  const { status, text } = await send({
    method: 'POST',
    url: settings.gateway,
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: parameters.toString(),
  });
  if (status !== 200) throw new ProviderUnavailable(`${method}: HTTP ${status}`);
  const part = signedPart(text, `${method.replaceAll('.', '_')}_response`);
  const sign = /"sign":"([A-Za-z0-9+/=]+)"/.exec(text)?.[1];
  if (part === null || !sign || !isSignedBy(settings.alipayPublicKey, part, sign))
    throw new ProviderUnavailable(`${method}: the answer is not signed by Alipay`);
  const answer = Answer.safeParse(JSON.parse(part));
  if (!answer.success) throw new ProviderUnavailable(`${method}: the answer has another shape`);
  return answer.data;
}
