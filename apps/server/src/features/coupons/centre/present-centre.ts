import type { CentreOffer, CouponCentre } from '@huarong/contract/coupons';
import {
  claimStateOf,
  type DropSchedule,
  findShownSession,
  listBoard,
  listDropSessions,
} from '@huarong/core/coupons';
import type { Scope } from '@huarong/core/pricing';
import { shanghaiIso } from '@huarong/core/shared';
import { claimableCoupon } from '../coupon-rule.ts';
import { dropsOf } from '../drops-of.ts';
import { presentOffer } from '../present-coupon.ts';
import type { CentreRow } from './centre.queries.ts';
import type { ScopeProducts } from './scope-products.ts';

const DROP_IMAGES = 3;

/** The claim centre: releases of today with their coupons, and the coupons that can be claimed at any time. */
export function presentCentre(
  rows: readonly CentreRow[],
  products: ScopeProducts,
): Pick<CouponCentre, 'sessions' | 'drops' | 'offers'> {
  const timed = rows.flatMap((row) => {
    const schedule = dropsOf(row);
    return schedule ? [{ row, schedule }] : [];
  });
  const now = rows[0]?.now.getTime() ?? 0;
  const sessions = listBoard(
    timed.map(({ schedule }) => schedule),
    now,
  );
  return {
    sessions: sessions.map(({ opensAt, closesAt, state }) => ({
      opensAt: isoOf(opensAt),
      closesAt: isoOf(closesAt),
      state,
    })),
    drops: timed
      .map(({ row, schedule }) => presentDrop(row, schedule, products))
      .sort((a, b) => Date.parse(a.session.opensAt) - Date.parse(b.session.opensAt)),
    offers: rows.filter((row) => dropsOf(row) === null).map((row) => presentPlain(row, products)),
  };
}

const isoOf = (at: number) => shanghaiIso(new Date(at));

function presentPlain(row: CentreRow, products: ScopeProducts): CentreOffer {
  const fields = presentFields(row, products);
  return {
    ...fields,
    state: stateOf(row, { opensAt: row.claim_from.getTime(), left: row.total - row.claimed }),
    images: fields.brand ? products.images(scopeOf(row), 1) : [],
  };
}

/** The release that runs or comes next. One that is used up names the release after it. */
function presentDrop(row: CentreRow, schedule: DropSchedule, products: ScopeProducts) {
  const now = row.now.getTime();
  const sessions = listDropSessions(schedule, Math.max(now, row.claim_from.getTime()));
  const shown = findShownSession(sessions, now) ?? sessions[0]!;
  const counted = row.drops.find(({ opensAt }) => Date.parse(opensAt) === shown.opensAt);
  const quantity = counted?.quantity ?? schedule.quantity;
  const claimed = counted?.claimed ?? 0;
  const left = Math.min(quantity - claimed, row.total - row.claimed);
  const next = sessions.find(({ opensAt }) => opensAt > shown.opensAt);
  return {
    ...presentFields(row, products),
    state: stateOf(row, { opensAt: shown.opensAt, left }),
    images: products.images(scopeOf(row), DROP_IMAGES),
    claimedShare: Math.floor(((quantity - left) * 100) / quantity),
    session: {
      opensAt: isoOf(shown.opensAt),
      closesAt: isoOf(shown.closesAt),
      quantity,
      ...(next && row.claimed < row.total && { nextOpensAt: isoOf(next.opensAt) }),
    },
  };
}

const scopeOf = (row: CentreRow): Scope => claimableCoupon(row).scope;

const stateOf = (row: CentreRow, { opensAt, left }: { opensAt: number; left: number }) =>
  claimStateOf({
    hadAll: row.had >= row.per_person || row.is_had_this_year,
    isOtherMonth: row.is_for_birthday && !row.is_birthday_month,
    isForMember: row.is_for_member,
    opensAt,
    left,
    now: row.now.getTime(),
  });

function presentFields(row: CentreRow, products: ScopeProducts) {
  const scope = scopeOf(row);
  const brand =
    scope.kind === 'brand' && scope.brandIds.length === 1 ? products.brand(scope.brandIds[0]!) : null;
  return {
    ...presentOffer(row),
    link: row.link,
    perPerson: row.per_person,
    ...(row.points_price !== null && { points: row.points_price }),
    ...(row.is_for_birthday && {
      birthday: { ...(row.birthday_month !== null && { month: row.birthday_month }) },
    }),
    opensAt: shanghaiIso(row.claim_from),
    ...(row.owned_until && { ownedUntil: shanghaiIso(row.owned_until) }),
    ...(brand && { brand }),
  };
}
