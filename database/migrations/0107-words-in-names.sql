-- Staff look products up by any part of a name. With an index of the pairs of letters a list of 100,000 products answers
-- in milliseconds. Characters beyond ASCII also stand alone, because one of them is often a whole word.
create function name_parts(text) returns text[] language plpgsql immutable parallel safe strict as $$
declare
  letters text[] := string_to_array(lower($1), null);
  parts text[] := '{}';
begin
  for i in 1 .. cardinality(letters) loop
    if ascii(letters[i]) > 127 then
      parts := parts || letters[i];
    end if;
    if i > 1 then
      parts := parts || (letters[i - 1] || letters[i]);
    end if;
  end loop;
  return parts;
end $$;

create index product_name_parts on product
  using gin (name_parts(name_cn || ' ' || name_en || ' ' || code));
create index sku_name_parts on sku
  using gin (name_parts(code || ' ' || coalesce(shade_number, '') || ' ' || coalesce(shade_name, '') || ' ' || size));
-- Products without an image are looked for among those without a pack.
create index product_without_pack on product (updated_at desc, id desc) where pack is null;
-- Names are no longer read as a whole.
drop index product_names;
