-- Editing products in the back office: drafts of what somebody has typed, and indexes for the list of products.

-- What somebody has typed about a product and not saved. One for each person and product; 'new' is a product that does not
-- exist yet. Deleted when it is saved, or after 30 days.
create table product_draft (
  staff_id bigint not null references staff,
  product_id text not null check (product_id = 'new' or product_id ~ '^[0-9]{1,12}$'),
  edits jsonb not null check (jsonb_typeof(edits) = 'object'),
  -- What was seen in the fields that were edited.
  base jsonb not null check (jsonb_typeof(base) = 'object'),
  saved_at timestamptz not null default now(),
  primary key (staff_id, product_id)
);
create index product_draft_by_age on product_draft (saved_at);

-- The list of products: last changed first, by state, by names, by barcode, and those whose label is not complete.
create index product_by_change on product (updated_at desc, id desc);
create index product_by_status on product (status, updated_at desc, id desc);
create index product_names on product (id) include (name_cn, name_en);
create index sku_by_barcode on sku (barcode) where barcode is not null;
-- The same condition as product_label_complete has for published products.
create index product_unlabelled on product (updated_at desc, id desc) where not (
  kind = 'tool' and producer is not null and standard_number is not null
  or kind = 'food' and producer is not null and production_licence is not null and standard_number is not null
    and shelf_life_months is not null and cardinality(ingredients) > 0
  or kind in ('cosmetic', 'special-cosmetic') and filing_number is not null and standard_number is not null
    and producer is not null and producer_address is not null and production_licence is not null
    and shelf_life_months is not null and warnings is not null and how_to_use <> '' and cardinality(ingredients) > 0
);
