-- Invoice titles, invoices blue and red, and their life.

create table invoice_title (
  id text primary key,
  member_id text not null references member,
  kind text not null check (kind in ('individual', 'enterprise')),
  title text not null check (length(title) between 1 and 100),
  tax_number text check (tax_number ~ '^[0-9A-Z]{15,20}$'),
  -- The issuer knows this name under this number: it may have special invoices.
  is_verified boolean not null default false,
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((kind = 'enterprise') = (tax_number is not null)),
  check (not is_verified or kind = 'enterprise')
);
create index invoice_title_by_member on invoice_title (member_id, created_at desc);
create unique index invoice_title_one_default on invoice_title (member_id) where is_default;

create table invoice (
  -- Also our number at the issuer: asked twice, it issues once.
  id text primary key,
  order_id text not null references shop_order,
  sub_order_id text not null references sub_order,
  -- A red invoice takes a blue one back.
  colour text not null check (colour in ('blue', 'red')),
  reverses_id text unique references invoice,
  -- Why there is this one: 'request', 'return:…', 'change:…'.
  cause text not null check (cause <> ''),
  -- 81 电子专用发票, 82 电子普通发票
  type smallint not null check (type in (81, 82)),
  -- The title as it stood.
  title_kind text not null check (title_kind in ('individual', 'enterprise')),
  title text not null check (length(title) between 1 and 100),
  tax_number text,
  email text,
  amount_fen bigint not null,
  -- Paid by stored value for the same goods, and not on this paper.
  stored_fen bigint not null default 0 check (stored_fen >= 0),
  status text not null default '10' check (status in ('10', '20', '30', '40', '50')),
  fail_reason text,
  number text unique check (number ~ '^[0-9]{20}$'),
  pdf_key text,
  xml_key text,
  -- What takes its place once it has been taken back: {invoiceType, kind, title, taxNumber, email}; a red one carries it.
  next_request jsonb,
  requested_at timestamptz not null,
  issued_at timestamptz,
  check ((colour = 'red') = (reverses_id is not null)),
  check (case colour when 'blue' then amount_fen > 0 else amount_fen < 0 end),
  check ((title_kind = 'enterprise') = (tax_number is not null)),
  check (type = 82 or title_kind = 'enterprise'),
  check ((status in ('30', '40')) = (number is not null and issued_at is not null)),
  check (status <> '50' or fail_reason is not null),
  check (colour = 'blue' or status <> '40')
);
create index invoice_by_order on invoice (order_id);
-- What has been taken back makes room for another.
create unique index invoice_one_live on invoice (sub_order_id) where colour = 'blue' and status <> '40';
-- One return takes one invoice back, however often it is heard of.
create unique index invoice_one_cause on invoice (sub_order_id, cause) where colour = 'red';

create table invoice_line (
  invoice_id text not null references invoice,
  position smallint not null check (position >= 1),
  name text not null,
  specification text not null,
  quantity integer not null check (quantity <> 0),
  unit_price_fen bigint not null check (unit_price_fen >= 0),
  net_fen bigint not null,
  tax_fen bigint not null,
  tax_percent smallint not null check (tax_percent between 0 and 100),
  primary key (invoice_id, position)
);

create function check_invoice_adds_up() returns trigger language plpgsql as $$
begin
  if (select amount_fen from invoice where id = new.id)
    <> (select coalesce(sum(net_fen + tax_fen), 0) from invoice_line where invoice_id = new.id) then
    raise exception 'the lines of invoice % do not add up to it', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger invoice_adds_up after insert or update of amount_fen on invoice
  deferrable initially deferred for each row execute function check_invoice_adds_up();

-- What has been issued stays as it was.
create function guard_invoice_lines() returns trigger language plpgsql as $$
begin
  if exists (select 1 from invoice where id = old.invoice_id and number is not null) then
    raise exception 'invoice % has been issued', old.invoice_id using errcode = 'check_violation';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger invoice_line_guarded before update or delete on invoice_line
  for each row execute function guard_invoice_lines();

create table invoice_status_change (
  id bigint generated always as identity primary key,
  invoice_id text not null references invoice,
  from_status text,
  to_status text not null,
  at timestamptz not null
);
create index invoice_status_change_by_invoice on invoice_status_change (invoice_id, id);
create trigger invoice_status_change_append_only before update or delete on invoice_status_change
  for each row execute function refuse_change();

create function guard_invoice_status() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> '10' then
      raise exception 'an invoice does not begin as %', new.status using errcode = 'check_violation';
    end if;
  elsif new.status is distinct from old.status
    and (old.status, new.status) not in (('10', '20'), ('10', '50'), ('20', '30'), ('20', '50'), ('50', '10'), ('30', '40')) then
    raise exception 'an invoice does not go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and old.number is not null
    and (new.number, new.amount_fen, new.title) is distinct from (old.number, old.amount_fen, old.title) then
    raise exception 'invoice % has been issued', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger invoice_guarded before insert or update on invoice
  for each row execute function guard_invoice_status();

create function note_invoice_status() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status is distinct from old.status then
    insert into invoice_status_change (invoice_id, from_status, to_status, at)
    values (new.id, case when tg_op = 'INSERT' then null else old.status end, new.status, shop_now());
  end if;
  return null;
end $$;
create trigger invoice_noted after insert or update on invoice
  for each row execute function note_invoice_status();
