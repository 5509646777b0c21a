-- Something that members saved became cheaper, whoever wrote the price: an import, a shopkeeper. The change itself stays
-- quick, so the telling is a job. A fall has a name of its own: however often it is told, nobody hears of it twice.
create function notice_price_fall() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from favourite
    where sku_id = new.id and member_id is not null and saved_price_fen > new.offer_price_fen
  ) then
    insert into job (kind, unique_key, payload, run_at)
    values ('price-fall', new.id, jsonb_build_object('skuId', new.id, 'fall', gen_random_uuid()), shop_now())
    on conflict (kind, unique_key) where state = 'waiting'
    do update set payload = excluded.payload, run_at = excluded.run_at, lease = null, attempts = 0,
      next_attempt_at = now(), last_error = null;
  end if;
  return null;
end $$;
create trigger sku_price_fall_noticed after update of offer_price_fen on sku
  for each row when (new.offer_price_fen < old.offer_price_fen) execute function notice_price_fall();

-- Whom a campaign has texted: nobody gets its text twice, however often the command is given.
create table campaign_text (
  campaign text not null check (campaign ~ '^[a-z0-9-]{1,40}$'),
  member_id text not null references member,
  sent_at timestamptz not null default shop_now(),
  primary key (campaign, member_id)
);
create index campaign_text_by_member on campaign_text (member_id);
