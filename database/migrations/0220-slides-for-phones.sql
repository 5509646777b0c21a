-- A slide of the home page may have an upright image for phones; without one they show a part of the wide image.
alter table content_resource add column phone_image_path text;
alter table content_resource add constraint content_resource_phone_image_check
  check (phone_image_path is null or kind = 'image');
create index content_resource_by_phone_image on content_resource (phone_image_path) where phone_image_path like 'slot/%';

-- As with the wide image: it exists, and cannot be deleted while a slot shows it.
create function require_phone_media() returns trigger language plpgsql as $$
begin
  perform 1 from media where id = substring(new.phone_image_path from '^slot/([0-9a-f]{32})[.]webp$') for key share;
  if not found then
    raise exception 'image % is not in media', new.phone_image_path using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger content_resource_has_phone_media before insert or update of phone_image_path on content_resource for each row
  when (new.phone_image_path like 'slot/%') execute function require_phone_media();
create or replace function refuse_used_media() returns trigger language plpgsql as $$
begin
  if exists (select from product_image where source = old.path)
    or exists (select from content_resource where image_path = 'slot/' || old.id || '.webp')
    or exists (select from content_resource where phone_image_path = 'slot/' || old.id || '.webp')
    or exists (select from campaign_page where strpos(blocks::text, old.id) > 0)
    or exists (select from menu_lead where banner ->> 'image' = old.path) then
    raise exception 'image % is in use', old.id using errcode = 'foreign_key_violation';
  end if;
  return old;
end $$;
