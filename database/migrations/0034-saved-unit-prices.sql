-- Why this change: a favourite says how much cheaper it became, so that it needs the price the shopper was shown when it
-- was saved. `saved_price_fen` is the list price. Rows saved before have no unit price.
alter table favourite
  add column saved_unit_price_fen bigint check (saved_unit_price_fen >= 0);

-- Lists show a member the price that applies once the own quota is used up, so that a member's use is read with userInfo.
create index promotion_use_by_owner on promotion_use (owner, promotion_id) where owner <> '';
