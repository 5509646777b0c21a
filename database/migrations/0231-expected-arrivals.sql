-- The day on which staff expect a sold-out sku; no row when nobody knows.
create table expected_arrival (
  sku_id text primary key references sku on delete cascade,
  expected_on date not null
);
call audit_table('expected_arrival', 'sku_id');
