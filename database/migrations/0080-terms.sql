-- The words that products are described with: effects, skin types, labels and the colour families of shades.

create table term (
  kind text not null check (kind in ('effect', 'skin-type', 'label', 'shade-family')),
  name text not null check (name <> '' and char_length(name) <= 500),
  created_at timestamptz not null default shop_now(),
  primary key (kind, name)
);

-- An empty entry of a list is no term.
insert into term (kind, name)
  select kind, name from (
    select 'effect' as kind, unnest(effects) as name from product
    union select 'skin-type', unnest(skin_types) from product
    union select 'label', unnest(labels) from product
    union select 'shade-family', shade_family from sku
  ) used where name <> '' and char_length(name) <= 500;

create function add_terms(of_kind text, names text[]) returns void language sql as $$
  insert into term (kind, name)
    select distinct of_kind, given.name from unnest(names) as given(name)
    where given.name <> '' and char_length(given.name) <= 500
      and not exists (select from term t where t.kind = of_kind and t.name = given.name)
  on conflict do nothing;
$$;

-- Whoever writes a product, also an import or the previous release, adds the terms it uses.
create function add_product_terms() returns trigger language plpgsql as $$
begin
  perform add_terms('effect', new.effects);
  perform add_terms('skin-type', new.skin_types);
  perform add_terms('label', new.labels);
  return null;
end $$;
create trigger product_terms_begun after insert on product for each row
  when (new.effects <> '{}' or new.skin_types <> '{}' or new.labels <> '{}')
  execute function add_product_terms();
-- Counters of shoppers do not fire it.
create trigger product_terms_changed after update of effects, skin_types, labels on product for each row
  when ((old.effects, old.skin_types, old.labels) is distinct from (new.effects, new.skin_types, new.labels))
  execute function add_product_terms();

create function add_sku_terms() returns trigger language plpgsql as $$
begin
  perform add_terms('shade-family', array[new.shade_family]);
  return null;
end $$;
create trigger sku_terms_begun after insert on sku for each row
  when (new.shade_family is not null) execute function add_sku_terms();
create trigger sku_terms_changed after update of shade_family on sku for each row
  when (new.shade_family is distinct from old.shade_family and new.shade_family is not null)
  execute function add_sku_terms();

-- Which products use a term, without reading all of them.
create index product_by_effect on product using gin (effects);
create index product_by_skin_type on product using gin (skin_types);
create index product_by_label on product using gin (labels);
create index sku_by_shade_family on sku (shade_family) where shade_family is not null;

call audit_table('term', 'kind,name');
