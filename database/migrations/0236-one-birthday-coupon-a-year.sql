-- Builds indexes while the shop writes.
create unique index concurrently coupon_birthday_once on coupon (offer_id, member_id, birthday_year) where birthday_year is not null;
