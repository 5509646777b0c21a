import type { accountContract } from '@huarong/contract/account';
import type { Parsed } from '@huarong/contract/kit';
import { deviceName } from '@huarong/core/identity';
import { accept, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import { verifyCode } from '../../identity/index.ts';
import { findClosingRefusal, scheduleClosing, withdrawClosing } from '../closing/schedule-closing.ts';
import { findExportRefusal, scheduleExport } from '../export/schedule-export.ts';
import { memberOf } from '../member-of.ts';
import { lockAccount } from '../profile/profile.queries.ts';
import { recordPrivacyChange } from './privacy.queries.ts';
import { setSwitches } from './set-switches.ts';
import { showPrivacyRecord } from './show-privacy-record.ts';

type PrivacyInput = Parsed<(typeof accountContract)['savePrivacyRecord']>;

export interface PrivacyDeps {
  /** Injected at start, because the history asks the account whether it may be recorded. */
  deleteHistory: (tx: Tx, memberId: string) => Promise<unknown>;
}

/** Saves switches and requests together: the page sends what changed and gets the current record. */
export const savePrivacyRecord = (deps: PrivacyDeps, context: Context, input: PrivacyInput) =>
  transaction(context.db, async (tx) => {
    const { memberId } = memberOf(context);
    const { mobile } = await lockAccount(tx, memberId);
    const device = deviceName(context.caller.userAgent);
    if (input.request) {
      const outcome = await handleRequest(tx, context, { ...input, memberId, mobile, kind: input.request });
      if (!outcome.ok) return outcome;
      if (outcome.value === 'done') await recordPrivacyChange(tx, { memberId, code: input.request, device });
    }
    const changed = await setSwitches(tx, { memberId, device, switches: input.switches });
    // The stored history is deleted when the permission is withdrawn.
    if (changed.some(({ code, on }) => code === 'history' && !on)) await deps.deleteHistory(tx, memberId);
    return accept(await showPrivacyRecord(tx, memberId));
  });

interface PrivacyRequest extends PrivacyInput {
  memberId: string;
  mobile: string;
  kind: NonNullable<PrivacyInput['request']>;
}

/**
 * Exporting the data and closing the account need a code to the member's own mobile; withdrawing does not. Refusals are
 * checked first, so that no code is used up by them. A wrong code is counted, so the transaction must not roll back.
 */
async function handleRequest(
  tx: Tx,
  { config }: Context,
  { kind, memberId, mobile, smsCode, rToken }: PrivacyRequest,
) {
  if (kind === 'keepAccount') return accept(await withdrawClosing(tx, memberId));
  const { refusalOf, plan } = kind === 'export' ? EXPORT : CLOSING;
  const refusal = await refusalOf(tx, memberId);
  if (refusal) return refuse(refusal);
  if (smsCode === undefined || rToken === undefined) return refuse({ code: 'proof-needed' });
  const submitted = { recipient: mobile, purposes: ['account'], code: smsCode, rToken };
  const verified = await verifyCode(tx, config, submitted);
  if (!verified.ok) return verified;
  await plan(tx, memberId);
  return accept('done' as const);
}

const EXPORT = { refusalOf: findExportRefusal, plan: scheduleExport };
const CLOSING = { refusalOf: findClosingRefusal, plan: scheduleClosing };
