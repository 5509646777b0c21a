import type { LoginId } from '@huarong/core/identity';
import { accept, refuse, STORE } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import { createToken } from '#platform/session';
import { sendMessage } from '../../../integrations/messages/index.ts';
import { decodeLoginId } from '../authentication/decode-login-id.ts';
import { listMembersByLogin, type Member } from '../members.queries.ts';
import { type CaptchaAnswer, findSendingProblem } from '../verification/captcha.ts';
import { insertCode, type NewCode } from '../verification/codes.queries.ts';
import { keyedHash } from '../verification/keyed-hash.ts';
import { createStep } from '../verification/login-steps.ts';
import { findReachedLimit, identifyRequester } from '../verification/send-code.ts';
import { resetLinkMessage } from '../verification/verification-messages.ts';
import { withMinimumDuration } from '../verification/with-minimum-duration.ts';

const { validFor } = STORE.identity.resetLink;

/** Sends a link to the accounts of this login id. The answer and its duration are the same without an account. */
export async function forgotPassword(context: Context, input: CaptchaAnswer & { loginId: string }) {
  const { login, typed: recipient } = decodeLoginId(input.loginId);
  const problem = await findSendingProblem(context, input, 'forgot');
  if (problem) return refuse({ code: problem });
  return withMinimumDuration(() =>
    transaction(context.db, async (tx) => {
      const requester = await identifyRequester(tx, context.caller, recipient);
      const limit = await findReachedLimit(tx, context, recipient, requester);
      if (limit) return refuse({ ...limit, code: 'code-limit' as const });
      await recordLinkSent(tx, context, login, { recipient, ...requester });
      for (const member of await listMembersByLogin(tx, login)) await sendResetLink(tx, context, member);
      return accept({ expireSeconds: validFor });
    }),
  );
}

/** Links count toward the limits of codes. The stored code is random and never sent, so it cannot be used. */
const recordLinkSent = (
  tx: Tx,
  { config, caller }: Context,
  login: LoginId,
  request: Pick<NewCode, 'recipient' | 'deviceId' | 'isOwner'>,
) =>
  insertCode(tx, {
    rToken: createToken(),
    channel: login.kind === 'mobile' ? 'sms' : 'email',
    ...request,
    purpose: 'forgot',
    boundTo: '',
    codeHash: keyedHash(config.secret, 'nobody', createToken()),
    address: caller.address,
  });

async function sendResetLink(tx: Tx, { config }: Context, member: Member) {
  const { token } = await createStep(tx, { kind: 'reset', memberId: member.id, seconds: validFor });
  const link = `${config.publicUrl}/forgetPassword/reset?p=${token}`;
  await sendMessage(tx, config, resetLinkMessage({ ...member, link }));
}
