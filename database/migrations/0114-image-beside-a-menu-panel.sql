-- Beside a menu panel there may be an image with a link and two texts instead of a product:
-- {"image": the address of an uploaded image, "width": 400, "height": 500, "title": "…", "note": "…", "link": "/…"}.
alter table menu_lead add column banner jsonb check (jsonb_typeof(banner) = 'object');

-- An image that the menu shows cannot be deleted either.
create or replace function refuse_used_media() returns trigger language plpgsql as $$
begin
  if exists (select from product_image where source = old.path)
    or exists (select from content_resource where image_path = 'slot/' || old.id || '.webp')
    or exists (select from campaign_page where strpos(blocks::text, old.id) > 0)
    or exists (select from menu_lead where banner ->> 'image' = old.path) then
    raise exception 'image % is in use', old.id using errcode = 'foreign_key_violation';
  end if;
  return old;
end $$;
