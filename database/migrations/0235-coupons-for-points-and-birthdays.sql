-- Coupons that cost points, and coupons of a member's birthday month. Null and false: as before.
alter table coupon_offer
  add column points_price integer check (points_price between 1 and 1000000),
  add column is_for_birthday boolean not null default false,
  -- Nobody is asked for points or a birthday elsewhere.
  add constraint coupon_offer_special_in_centre check (
    is_on_offer or (points_price is null and not is_for_birthday));

alter table coupon
  -- What was paid for it.
  add column points_paid integer,
  -- The year in Shanghai for which it is the birthday coupon: one a year, also after the birthday was changed.
  add column birthday_year smallint,
  -- Checked in 0239, while the shop writes.
  add constraint coupon_points_paid_check check (points_paid > 0) not valid,
  add constraint coupon_birthday_year_check check (birthday_year between 2020 and 2200) not valid;

-- As before, and when an offer begins or ends to cost points or to be for birthdays: prices are no longer shown with it.
drop trigger coupon_offer_announced on coupon_offer;
create trigger coupon_offer_announced
  after insert or delete or update of title, kind, rule, scope_text, link, total, is_on_offer, claim_from, claim_until,
    is_for_first_order, is_granted_at_registration, state, points_price, is_for_birthday
  on coupon_offer for each statement execute function announce_published();
