-- Staff write offers as drafts, publish and stop them, and void claimed coupons.

alter table coupon_offer
  add column state text not null default 'live' check (state in ('draft', 'live', 'stopped')),
  -- Counts the edits of staff, so that the second of two editors does not overwrite the first.
  add column version integer not null default 1,
  -- Null: came with the shop.
  add column updated_by bigint references staff,
  add column updated_at timestamptz;
call audit_table('coupon_offer', 'id');

-- A void coupon belongs to no order, like a usable one. The previous release lists it by its end, which is moved to now.
alter table coupon add column void_reason text check (char_length(void_reason) <= 200);
alter table coupon drop constraint coupon_state_check;
alter table coupon add constraint coupon_state_check check (state in ('usable', 'held', 'used', 'void')) not valid;
alter table coupon drop constraint coupon_check1;
alter table coupon add constraint coupon_order_fits_state
  check ((state in ('usable', 'void')) = (order_id is null)) not valid;

-- What staff ask of an offer: how many of each state and what they saved, and its newest claims.
create index coupon_by_offer_state on coupon (offer_id, state, valid_to) include (saved_fen);
create index coupon_by_offer_time on coupon (offer_id, claimed_at desc, id desc);

-- As before, and when an offer is published or stopped.
drop trigger coupon_offer_announced on coupon_offer;
create trigger coupon_offer_announced
  after insert or delete or update of title, kind, rule, scope_text, link, total, is_on_offer, claim_from, claim_until,
    is_for_first_order, is_granted_at_registration, state
  on coupon_offer for each statement execute function announce_published();
