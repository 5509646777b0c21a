-- A parcel that was refused at the door comes back to the warehouse, is inspected and refunded.
-- Also a part of which only some parcels were sent can be refused, and a refused one is closed when its money is back.
insert into order_transition (from_status, to_status) values (40, 92), (92, 91) on conflict do nothing;

create table refused_delivery (
  sub_order_id text primary key references sub_order,
  received_at timestamptz not null,
  inspected_at timestamptz,
  -- False: refunded, and not restocked.
  is_sellable boolean,
  note text check (note <> ''),
  check ((inspected_at is null) = (is_sellable is null))
);
create index refused_delivery_to_inspect on refused_delivery (received_at) where inspected_at is null;
