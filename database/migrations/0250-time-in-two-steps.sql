-- The same time for half the work: nearly every statement asks for it, several rows at a time. An assignment reads the row without
-- a sub-query, which `return` would plan and start each time.
create or replace function shop_now() returns timestamptz
  language plpgsql stable
  as $$
  declare seconds bigint;
  begin
    if current_setting('transaction_read_only') = 'on' and current_setting('shop.at', true) <> '' then
      return current_setting('shop.at')::timestamptz;
    end if;
    select offset_seconds into seconds from public.shop_clock;
    if seconds = 0 then return now(); end if;
    return now() + make_interval(secs => seconds);
  end $$;
