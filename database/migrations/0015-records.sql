-- What members bought in the stores, and what stands on their vanity.

create table offline_receipt (
  receipt_no text primary key check (receipt_no ~ '^[A-Za-z0-9-]{4,40}$'),
  member_id text not null references member,
  store_name text not null check (char_length(store_name) between 1 and 40),
  bought_at timestamptz not null,
  points integer not null default 0 check (points >= 0),
  imported_at timestamptz not null default shop_now()
);
create index offline_receipt_by_member on offline_receipt (member_id, bought_at desc);

create table offline_line (
  receipt_no text not null references offline_receipt,
  position smallint not null check (position >= 1),
  -- The goods may leave the catalogue; what was bought keeps its name.
  sku_id text not null,
  product_id text not null,
  product_name text not null check (product_name <> ''),
  sku_name text not null,
  brand_name text not null,
  quantity integer not null check (quantity between 1 and 99),
  price_fen bigint not null check (price_fen >= 0),
  returned_quantity integer not null default 0,
  primary key (receipt_no, position),
  unique (receipt_no, sku_id),
  check (returned_quantity between 0 and quantity)
);

-- What a member noted about something they own; what they own follows from their orders and receipts.
create table vanity_note (
  member_id text not null references member,
  -- 'order:<line>' or 'offline:<receipt>:<position>'.
  item text not null check (item ~ '^(order|offline):.{1,80}$'),
  opened_on date,
  -- Used up, given away: no longer on the vanity.
  hidden_at timestamptz,
  noted_at timestamptz not null default shop_now(),
  primary key (member_id, item)
);
