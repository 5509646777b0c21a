import { formatRegion } from '@huarong/core/addresses';
import type { RiskReason } from '@huarong/core/identity';
import {
  deviceName,
  maskAddress,
  maskEmail,
  maskMobile,
  maskName,
  riskSentence,
} from '@huarong/core/identity';
import { maskBirthday, maskDetail } from '@huarong/core/members';
import { statusText } from '@huarong/core/orders';
import { accept, refuse } from '@huarong/core/shared';
import { memberOwner } from '#platform/context';
import type { Database } from '#platform/database';
import { listOpenSessions } from '#platform/session';
import { findClosingRefusal, findPendingClosing } from '../../account/index.ts';
import { type AddressRow, listAddresses } from '../../addresses/index.ts';
import { sumUsableBalance } from '../../stored-cards/index.ts';
import { listLocks } from '../lock/locks.queries.ts';
import { listNotes } from '../members.queries.ts';
import { presentMember } from '../present-member.ts';
import { countReveals } from '../reveal/reveals.queries.ts';
import { listFigures } from '../search/search-members.queries.ts';
import {
  countReturns,
  findMember,
  listMemberCoupons,
  listPointsChanges,
  listRecentOrders,
  listSignIns,
} from './member-detail.queries.ts';

/** Everything staff see of one member, masked. */
export async function showMember(db: Database, staffId: number, memberId: string) {
  const member = await findMember(db, memberId);
  if (!member) return refuse({ code: 'member-not-found' } as const);
  const owner = memberOwner(memberId);
  const closing = await findPendingClosing(db, memberId);
  const blocked = member.state === 'closed' ? null : await findClosingRefusal(db, memberId);
  return accept({
    ...presentMember(member, (await listFigures(db, [memberId])).get(memberId)),
    cardNumber: maskCardNumber(member.card_number),
    name: member.name && maskName(member.name),
    email: member.email && maskEmail(member.email),
    birthday: member.birthday && maskBirthday(member.birthday),
    lastLoginAt: member.last_login_at?.toISOString() ?? null,
    closingAt: closing?.effective_at.toISOString() ?? null,
    closingBlockers: blocked ? [...blocked.blockedBy] : [],
    storedFen: await sumUsableBalance(db, memberId),
    returns: await countReturns(db, owner),
    recentOrders: (await listRecentOrders(db, owner)).map((order) => ({
      orderId: order.id,
      createdAt: order.created_at.toISOString(),
      payableFen: order.payable_fen,
      statuses: order.statuses.map(statusText),
    })),
    pointsChanges: (await listPointsChanges(db, memberId)).map(({ at, text, pay_points, balance }) => ({
      at: at.toISOString(),
      text,
      points: pay_points,
      balance,
    })),
    coupons: (await listMemberCoupons(db, memberId)).map(({ id, title, state, valid_to }) => ({
      couponId: id,
      title,
      state,
      validTo: valid_to.toISOString(),
    })),
    addresses: (await listAddresses(db, owner)).map(presentMaskedAddress),
    devices: (await listOpenSessions(db, memberId)).map(({ agent, address, last_used_at }) => ({
      name: deviceName(agent),
      address: maskAddress(address),
      lastUsedAt: last_used_at.toISOString(),
    })),
    signIns: (await listSignIns(db, memberId)).map((signIn) => ({
      at: signIn.created_at.toISOString(),
      way: signIn.way,
      outcome: signIn.outcome,
      network: signIn.network,
      score: signIn.risk_score,
      reasons: signIn.risk_reasons.map((reason) => riskSentence(reason as RiskReason)),
    })),
    notes: (await listNotes(db, memberId)).map(({ id, text, name, created_at }) => ({
      noteId: String(id),
      at: created_at.toISOString(),
      who: name,
      text,
    })),
    locks: (await listLocks(db, memberId)).map((lock) => ({
      reason: lock.reason,
      until: lock.until?.toISOString() ?? null,
      lockedBy: lock.locker ?? '命令行',
      lockedAt: lock.locked_at.toISOString(),
      endedBy: lock.unlocker,
      endedAt: lock.ended_at?.toISOString() ?? null,
    })),
    revealedToday: await countReveals(db, staffId),
  });
}

const presentMaskedAddress = (row: AddressRow) => ({
  addressId: row.id,
  name: maskName(row.name),
  mobile: maskMobile(row.mobile),
  region: formatRegion([row.province_name, row.city_name, row.district_name]),
  detail: maskDetail(row.detail),
  isDefault: row.is_default,
});

/** `6210 **** **** 0426` */
const maskCardNumber = (number: string): string => number.replace(/^(\d{4})\d{8}(\d{4})$/, '$1 **** **** $2');
