-- Every process learns at once that a sku has sold out, or that it can be bought again: those who wait to order it get
-- their answer without a transaction. Rare, because an ordinary sale moves no sku from or to zero.
create function announce_stock() returns trigger language plpgsql as $$
begin
  perform pg_notify('stock', json_build_object('skuId', new.sku_id, 'available', new.available)::text);
  return null;
end $$;
create trigger stock_announced after update of available on stock
  for each row when ((old.available = 0) <> (new.available = 0)) execute function announce_stock();
