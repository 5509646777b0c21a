-- Reads all products without keeping anyone from writing.
alter table product validate constraint product_included_items_check;
