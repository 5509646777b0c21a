-- A preview of the shop reads at another moment: `set local shop.at` in a read-only transaction. A transaction that can write
-- has the true time whatever shop.at says, so nothing is ever written at a moment that is not.
create or replace function shop_now() returns timestamptz
  language plpgsql stable
  as $$ begin return coalesce(
    case when current_setting('transaction_read_only') = 'on'
      then nullif(current_setting('shop.at', true), '')::timestamptz end,
    (select now() + make_interval(secs => offset_seconds) from public.shop_clock)); end $$;
