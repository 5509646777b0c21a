-- What the merchant may change: a group of settings from a time on. Before the first row of a group the defaults of the
-- release hold. Rows stay, so whoever asks with the time of an order gets what held then.
create table shop_setting (
  id bigint generated always as identity primary key,
  -- A group of the release: 'returns', 'cash-on-delivery', …
  key text not null check (key <> ''),
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  effective_at timestamptz not null,
  reason text not null check (reason <> ''),
  made_by bigint not null references staff,
  made_at timestamptz not null default shop_now(),
  -- A plan that somebody took back before its time.
  cancelled_at timestamptz,
  check (cancelled_at < effective_at)
);
create index shop_setting_by_time on shop_setting (key, effective_at desc, id desc) where cancelled_at is null;
create trigger shop_setting_announced after insert or update or delete on shop_setting
  for each statement execute function announce_published();
call audit_table('shop_setting', 'id');
