import type { accountContract } from '@huarong/contract/account';
import type { Parsed } from '@huarong/contract/kit';
import { deviceName } from '@huarong/core/identity';
import { accept, refuse } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { type Tx, transaction } from '#platform/database';
import { useCode } from '../../identity/index.ts';
import { closingRefusal, keepAccount, planClosing } from '../closing/schedule-closing.ts';
import { exportRefusal, planExport } from '../export/schedule-export.ts';
import { memberOf } from '../member-of.ts';
import { lockAccount } from '../profile/profile.queries.ts';
import { noteChange } from './privacy.queries.ts';
import { setSwitches } from './set-switches.ts';
import { showPrivacyRecord } from './show-privacy-record.ts';

type Wish = Parsed<(typeof accountContract)['savePrivacyRecord']>;

/** Switches and requests in one go: the page sends what changed and gets the record as it is now. */
export const savePrivacyRecord = (context: Context, wish: Wish) =>
  transaction(context.db, async (tx) => {
    const { memberId } = memberOf(context);
    const { mobile } = await lockAccount(tx, memberId);
    const device = deviceName(context.caller.userAgent);
    if (wish.request) {
      const outcome = await request(tx, context, { ...wish, memberId, mobile, kind: wish.request });
      if (!outcome.ok) return outcome;
      if (outcome.value === 'done') await noteChange(tx, { memberId, code: wish.request, device });
    }
    await setSwitches(tx, { memberId, device, switches: wish.switches });
    return accept(await showPrivacyRecord(tx, memberId));
  });

interface Asking extends Wish {
  memberId: string;
  mobile: string;
  kind: NonNullable<Wish['request']>;
}

/**
 * A copy of everything and the end of everything take a code to the member's own mobile; changing one's mind does not.
 * Whether it may be is asked first, so that no code is spent on a no; a wrong code is counted, so nothing is thrown.
 */
async function request(tx: Tx, { config }: Context, { kind, memberId, mobile, smsCode, rToken }: Asking) {
  if (kind === 'keepAccount') return accept(await keepAccount(tx, memberId));
  const { refusalOf, plan } = kind === 'export' ? EXPORT : CLOSING;
  const refusal = await refusalOf(tx, memberId);
  if (refusal) return refuse(refusal);
  if (smsCode === undefined || rToken === undefined) return refuse({ code: 'proof-needed' });
  const given = { recipient: mobile, purposes: ['account'], code: smsCode, rToken };
  const proved = await useCode(tx, config, given);
  if (!proved.ok) return proved;
  await plan(tx, memberId);
  return accept('done' as const);
}

const EXPORT = { refusalOf: exportRefusal, plan: planExport };
const CLOSING = { refusalOf: closingRefusal, plan: planClosing };
