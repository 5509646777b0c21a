-- What a count found of each lot of a sku, beside what the books said; units without a lot are the rest of the count.
create table stocktake_count_lot (
  count_id bigint not null references stocktake_count on delete cascade,
  lot_id bigint not null references stock_lot on delete cascade,
  counted integer not null check (counted between 0 and 1000000),
  expected integer not null,
  primary key (count_id, lot_id)
);
create index stocktake_count_lot_by_lot on stocktake_count_lot (lot_id);
call audit_table('stocktake_count_lot', 'count_id,lot_id');
