-- Listings show the price that the cart charges. When the last unit at a price is sold, or one comes back, every process
-- reads the offers again.
create function announce_sold_out_price() returns trigger language plpgsql as $$
begin
  perform pg_notify('published', 'promotion');
  return null;
end $$;
create trigger promotion_use_sold_out after insert on promotion_use
  for each row when (new.owner = '' and new.used >= new.most)
  execute function announce_sold_out_price();
create trigger promotion_use_sold_out_changed after update on promotion_use
  for each row when (new.owner = '' and (new.used >= new.most) is distinct from (old.used >= old.most))
  execute function announce_sold_out_price();
