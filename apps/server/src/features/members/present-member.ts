import { maskMobile } from '@huarong/core/identity';
import type { MemberFigures, MemberRow } from './search/search-members.queries.ts';

/** A member as a list shows them; a closed account has no number any more. */
export const presentMember = (row: Omit<MemberRow, 'sort_value'>, figures: MemberFigures | undefined) => ({
  memberId: row.id,
  nickname: row.nickname,
  mobile: maskMobile(row.mobile),
  cardType: row.card_type,
  state: row.state,
  isWatched: row.is_watched,
  tags: figures?.tags ?? [],
  orders: figures?.orders ?? 0,
  paidFen: Number(figures?.paidFen ?? 0),
  points: figures?.points ?? 0,
  lastOrderAt: figures?.lastOrderAt?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});
