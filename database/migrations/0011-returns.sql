-- Returns: what goes back, why, and how far it has come.

-- Pieces whose money has gone back, by their number within the line (the first is 0); of a gift also those that were
-- charged for or left to the shopper. Whatever is in here earns no points and is never settled again.
alter table order_line add column settled_pieces integer[] not null default '{}';
alter table order_line add check (cardinality(settled_pieces) <= quantity);

create table return_request (
  id text primary key check (id ~ '^R[0-9]{11}$'),
  -- Whose it is, the order says: an order may change hands, when a guest registers.
  order_id text not null references shop_order,
  sub_order_id text not null references sub_order,
  kind smallint not null check (kind in (1, 2, 3)),
  reason smallint not null check (reason between 1 and 6),
  status smallint not null,
  description text not null default '' check (length(description) <= 200),
  send_back text not null default 'self' check (send_back in ('pickup', 'self')),
  carrier text check (length(carrier) between 1 and 30),
  waybill_no text check (waybill_no ~ '^[A-Za-z0-9-]{6,40}$'),
  -- An estimate until the refund begins, what goes back from then on; nothing for an exchange.
  goods_fen bigint not null check (goods_fen >= 0),
  promotion_fen bigint not null check (promotion_fen >= 0),
  coupon_fen bigint not null check (coupon_fen >= 0),
  points_fen bigint not null check (points_fen >= 0),
  gift_fen bigint not null check (gift_fen >= 0),
  freight_fen bigint not null check (freight_fen >= 0),
  refund_fen bigint not null check (refund_fen >= 0),
  points_back bigint not null check (points_back >= 0),
  points_taken bigint not null check (points_taken >= 0),
  is_coupon_back boolean not null,
  -- An exchange for which nothing was left on the shelf: the money went back instead.
  is_refunded_instead boolean not null default false,
  replacement_parcel_id text references parcel,
  -- What the shopper is told about the last step.
  note text not null default '',
  created_at timestamptz not null,
  send_by timestamptz,
  -- By law, seven days from the day the goods arrived.
  refund_by timestamptz,
  version integer not null default 1,
  check ((carrier is null) = (waybill_no is null)),
  check (status <> 30 or waybill_no is not null),
  check (not is_refunded_instead or kind = 3)
);
create index return_request_by_order on return_request (order_id);
create index return_request_open on return_request (created_at) where status < 60;

-- Which pieces of which lines. A piece is in one return at a time, whoever applies how often at once; giving up a return,
-- or getting another piece in exchange, sets it free.
create table return_piece (
  return_id text not null references return_request,
  order_line_id text not null references order_line,
  piece integer not null check (piece >= 0),
  is_live boolean not null default true,
  primary key (return_id, order_line_id, piece)
);
create unique index return_piece_once on return_piece (order_line_id, piece) where is_live;

-- Pictures as evidence. Bound to who sent them, in one return, gone when none came to use them; shown to nobody else.
create table return_picture (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  owner text not null check (owner ~ '^(member|guest):.+$'),
  storage_key text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null default shop_now(),
  expires_at timestamptz not null,
  return_id text references return_request,
  position smallint check (position between 1 and 9),
  check ((return_id is null) = (position is null))
);
create index return_picture_unused on return_picture (owner) where return_id is null;
create unique index return_picture_by_return on return_picture (return_id, position) where return_id is not null;

-- The only ways a return may go. The same table stands in core; a test holds them together.
create table return_transition (
  from_status smallint not null,
  to_status smallint not null,
  primary key (from_status, to_status)
);
insert into return_transition (from_status, to_status) values
  (10, 20), (10, 50), (10, 81), (10, 82), (20, 30), (20, 40), (20, 81), (20, 84), (30, 40),
  (40, 50), (40, 60), (40, 83), (50, 55), (50, 60), (55, 50);

create table return_status_change (
  id bigint generated always as identity primary key,
  return_id text not null references return_request,
  from_status smallint,
  to_status smallint not null,
  note text not null,
  at timestamptz not null
);
create index return_status_change_by_return on return_status_change (return_id, id);
create trigger return_status_change_append_only before update or delete on return_status_change
  for each row execute function refuse_change();

create function guard_return_status() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 10 then
      raise exception 'a return does not begin as %', new.status using errcode = 'check_violation';
    end if;
  elsif new.status is distinct from old.status then
    if not exists (
      select 1 from return_transition where from_status = old.status and to_status = new.status
    ) then
      raise exception 'a return does not go from % to %', old.status, new.status using errcode = 'check_violation';
    end if;
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger return_request_guarded before insert or update on return_request
  for each row execute function guard_return_status();

create function note_return_status() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status is distinct from old.status then
    insert into return_status_change (return_id, from_status, to_status, note, at)
    values (new.id, case when tg_op = 'INSERT' then null else old.status end, new.status, new.note, shop_now());
  end if;
  return null;
end $$;
create trigger return_request_noted after insert or update on return_request
  for each row execute function note_return_status();
