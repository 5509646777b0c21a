-- A lot is called back from everyone who got some of it.
create table recall (
  id bigint generated always as identity primary key,
  lot_id bigint not null unique references stock_lot,
  approval_id bigint references approval,
  started_by bigint not null references staff,
  reason text not null,
  -- What shoppers are advised.
  advice text not null check (char_length(advice) between 4 and 120),
  started_at timestamptz not null default shop_now(),
  -- Every notice is sent.
  ended_at timestamptz
);
call audit_table('recall', 'id');

-- An order that got the lot. A shopper is notified once, however many orders there are.
create table recall_order (
  recall_id bigint not null references recall,
  order_id text not null references shop_order,
  units integer not null check (units > 0),
  -- The first order of its shopper: the notice is sent for this one.
  is_first boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'notified', 'unreachable')),
  notified_at timestamptz,
  primary key (recall_id, order_id),
  check ((state = 'notified') = (notified_at is not null))
);
create index recall_order_waiting on recall_order (recall_id, order_id) where state = 'waiting';
create index recall_order_by_order on recall_order (order_id);
