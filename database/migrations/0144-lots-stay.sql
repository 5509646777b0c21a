-- Lots, their movements and receipts are records that have to be shown for years: they go only with a sku that is deleted.
create function refuse_delete_of_lot() returns trigger language plpgsql as $$
begin
  if exists (select from sku where id = old.sku_id) then
    raise exception 'rows of stock_lot stay as long as their sku' using errcode = 'check_violation';
  end if;
  return old;
end $$;
create trigger stock_lot_stays before delete on stock_lot
  for each row execute function refuse_delete_of_lot();

create function refuse_delete_of_lot_record() returns trigger language plpgsql as $$
begin
  if exists (select from stock_lot where id = old.lot_id) then
    raise exception 'rows of % stay as long as their lot', tg_table_name using errcode = 'check_violation';
  end if;
  return old;
end $$;
create trigger stock_lot_movement_stays before delete on stock_lot_movement
  for each row execute function refuse_delete_of_lot_record();
create trigger stock_receipt_stays before delete on stock_receipt
  for each row execute function refuse_delete_of_lot_record();
