-- Staff edit promotions, bundle prices and bundle builders: who made them, when they were last edited (null: never by staff),
-- and a version, so that two editors do not overwrite each other.
alter table promotion
  add column created_by bigint references staff,
  add column updated_by bigint references staff,
  add column updated_at timestamptz,
  add column version integer not null default 1;
alter table bundle_price
  add column created_by bigint references staff,
  add column updated_by bigint references staff,
  add column updated_at timestamptz,
  add column version integer not null default 1;
alter table bundle_builder
  add column created_by bigint references staff,
  add column updated_by bigint references staff,
  add column updated_at timestamptz,
  add column version integer not null default 1;

create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger promotion_versioned before update on promotion for each row execute function count_version();
create trigger bundle_price_versioned before update on bundle_price for each row execute function count_version();
create trigger bundle_builder_versioned before update on bundle_builder for each row execute function count_version();

-- The list of staff: newest first.
create index promotion_by_start on promotion (starts_at desc, id desc);
create index bundle_price_by_start on bundle_price (starts_at desc, id desc);

call audit_table('promotion', 'id');
call audit_table('bundle_price', 'id');
call audit_table('bundle_builder', 'id');
