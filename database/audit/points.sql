-- I-2 The points of a member are what their lots and their entries say.
select 'I-2 points' as invariant, account.member_id as subject,
  format('spendable %s, lots %s, entries %s', pay_points - held_points, lots.total, noted.total) as detail
from points_account account
cross join lateral (
  select coalesce(sum(left_points), 0) as total from points_lot where member_id = account.member_id) lots
cross join lateral (
  select coalesce(sum(pay_points), 0) as total, coalesce(sum(card_points), 0) as card from points_entry
  where member_id = account.member_id) noted
where pay_points - held_points <> lots.total or pay_points - held_points <> noted.total or card_points <> noted.card;
