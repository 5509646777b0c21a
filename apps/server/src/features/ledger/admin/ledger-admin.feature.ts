import { ledgerContract } from '@huarong/contract/admin/ledger';
import { accept, refuse, shanghaiDate } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { familyOf, GROUP_LABELS, groupOf, kindText, nameAccount, positionOf } from '../account-names.ts';
import { decodeEntryCursor, encodeEntryCursor } from './entry-cursor.ts';
import {
  type FamilySums,
  findMovement,
  listEntries,
  type Period,
  sumAccount,
  sumFamilies,
} from './ledger.queries.ts';

/** The ledger for finance: balances, entries and what they belong to. */
export const ledgerAdminFeature: AdminFeature = implementAdmin('ledger', ledgerContract, {
  async trialBalance({ db }, input) {
    const period = await periodOf(db, input);
    if (period.from > period.to) return refuse({ code: 'ledger-period-wrong' });
    const lines = await sumFamilies(db, period);
    const total = (of: (line: FamilySums) => number) => lines.reduce((sum, line) => sum + of(line), 0);
    return accept({
      ...period,
      groups: GROUP_LABELS.map((label) => ({
        label,
        accounts: lines
          .filter(({ family }) => groupOf(family) === label)
          .sort((one, other) => positionOf(one.family) - positionOf(other.family))
          .map((line) => ({
            ...nameAccount(line.family),
            ...presentSums(line),
            warning: line.family === 'unapplied' && line.closing !== 0 ? '有余额' : null,
          })),
      })).filter(({ accounts }) => accounts.length > 0),
      differenceFen: total(({ closing }) => closing),
      debitFen: total(({ debit }) => debit),
      creditFen: total(({ credit }) => credit),
      readAt: new Date().toISOString(),
    });
  },
  async account({ db }, { account, after, size, ...given }) {
    const period = await periodOf(db, given);
    if (period.from > period.to) return refuse({ code: 'ledger-period-wrong' });
    const position = after === undefined ? null : decodeEntryCursor(after);
    if (after !== undefined && position === null)
      return refuse({ code: 'invalid-input', message: '列表的位置无效，请从第一页看起' });
    const sums = await sumsOf(db, account, period);
    if (!sums) return refuse({ code: 'ledger-account-not-found' });
    const found = await listEntries(db, {
      account,
      isSingle: familyOf(account) !== account,
      period,
      before: position?.entryId ?? null,
      size: size + 1,
    });
    let balance = position?.balanceFen ?? sums.closing;
    const rows = found.slice(0, size).map((entry) => {
      const balanceFen = balance;
      balance -= entry.amount_fen;
      return {
        entryId: String(entry.id),
        movementId: String(entry.movement_id),
        at: entry.at.toISOString(),
        kindText: kindText(entry.kind),
        reference: entry.reference,
        account: entry.account,
        amountFen: entry.amount_fen,
        balanceFen,
      };
    });
    const last = rows.at(-1);
    return accept({
      ...nameAccount(account),
      ...presentSums(sums),
      ...period,
      rows,
      next:
        last && found.length > size
          ? encodeEntryCursor({ entryId: Number(last.entryId), balanceFen: balance })
          : null,
    });
  },
  async movement({ db }, { movementId }) {
    const found = await findMovement(db, Number(movementId));
    if (!found) return refuse({ code: 'ledger-movement-not-found' });
    const { kind, reference, at, entries } = found;
    return accept({
      movementId: String(found.id),
      kindText: kindText(kind),
      reference,
      at: at.toISOString(),
      entries: entries.map(({ account, amount_fen }) => ({ ...nameAccount(account), amountFen: amount_fen })),
      sources: sourcesOf({ kind, reference, accounts: entries.map(({ account }) => account) }),
    });
  },
});

async function periodOf(
  db: Queryable,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<Period> {
  const today = shanghaiDate(await readClock(db));
  const end = to ?? today;
  return { from: from ?? `${end.slice(0, 7)}-01`, to: end };
}

/** Null for an account that has never had an entry. */
async function sumsOf(db: Queryable, account: string, period: Period): Promise<FamilySums | null> {
  if (familyOf(account) !== account) return sumAccount(db, account, period);
  const [sums] = await sumFamilies(db, period, account);
  if (sums) return sums;
  // No entry until the end of the period; perhaps a later one.
  const [later] = await sumFamilies(db, { from: '0001-01-01', to: '9999-12-30' }, account);
  return later ? { family: account, opening: 0, debit: 0, credit: 0, closing: 0, entries: 0 } : null;
}

const presentSums = ({ opening, debit, credit, closing, entries }: FamilySums) => ({
  openingFen: opening,
  debitFen: debit,
  creditFen: credit,
  closingFen: closing,
  entries,
});

interface Source {
  kind: 'order' | 'payment' | 'refund';
  id: string;
}
/** `P…:order` for a payment, the number of the refund, and the orders among the accounts. */
function sourcesOf(movement: { kind: string; reference: string; accounts: readonly string[] }): Source[] {
  const { kind, reference, accounts } = movement;
  const [first = '', order] = reference.split(':');
  const orders = accounts.flatMap((account) => (account.startsWith('order:') ? [account.slice(6)] : []));
  if (kind === 'payment' && order !== undefined) orders.push(order);
  if (kind.startsWith('deposit-double')) orders.push(reference);
  return [
    ...[...new Set(orders)].map((id) => ({ kind: 'order' as const, id })),
    ...(kind === 'payment' ? [{ kind: 'payment' as const, id: first }] : []),
    ...(kind === 'refund' ? [{ kind: 'refund' as const, id: reference }] : []),
  ];
}
