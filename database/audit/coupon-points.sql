-- I-7 A coupon that cost points has the movement that paid it.
select 'I-7 coupon points' as invariant, c.id as subject, format('%s points were not taken', c.points_paid) as detail
from coupon c
where c.points_paid is not null and not exists (
  select 1 from points_entry e where e.member_id = c.member_id and e.kind = 'exchange'
    and e.reference = 'coupon:' || c.id and e.pay_points = -c.points_paid);
