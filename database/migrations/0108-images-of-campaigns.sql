-- An image that a campaign shows cannot be deleted. Blocks name it by its address, which contains its id.
create or replace function refuse_used_media() returns trigger language plpgsql as $$
begin
  if exists (select from product_image where source = old.path)
    or exists (select from content_resource where image_path = 'slot/' || old.id || '.webp')
    or exists (select from campaign_page where strpos(blocks::text, old.id) > 0) then
    raise exception 'image % is in use', old.id using errcode = 'foreign_key_violation';
  end if;
  return old;
end $$;
