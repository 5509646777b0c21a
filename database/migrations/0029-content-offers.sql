-- A text that speaks of an offer names it: amounts, end and link then come from the offer, and the text ends with it.
-- The previous release reads neither column, so both may be null.
alter table content_resource
  add column offer_kind text check (offer_kind in ('promotion', 'coupon', 'product', 'sku')),
  add column offer_id text,
  add constraint content_resource_offer_whole check ((offer_kind is null) = (offer_id is null));

alter table campaign_page
  add column offer_kind text check (offer_kind in ('promotion', 'coupon', 'product', 'sku')),
  add column offer_id text,
  add constraint campaign_page_offer_whole check ((offer_kind is null) = (offer_id is null));

-- The coupon of new members: given to each account when it is created.
alter table coupon_offer add column is_granted_at_registration boolean not null default false;

-- Published texts name coupons, so a changed coupon is announced. A claim changes only the counter and is not.
create trigger coupon_offer_announced
  after insert or delete or update of title, kind, rule, scope_text, link, total, is_on_offer, claim_from, claim_until,
    is_for_first_order, is_granted_at_registration
  on coupon_offer for each statement execute function announce_published();
