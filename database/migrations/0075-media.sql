-- Images that staff upload. The number is the hash of the stored bytes, so the same image is stored once and its address
-- never changes its content.
create table media (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  -- What product_image.source names, and where pages load it from.
  path text not null generated always as ('/pictures/media/' || id || '-400.webp') stored unique,
  -- The file name without its ending: HR20710103-front.
  name text not null check (char_length(name) between 1 and 120),
  -- What is read aloud instead of the image; empty: the name of the product is.
  alt text not null default '' check (char_length(alt) <= 120),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  uploaded_by bigint references staff,
  uploaded_at timestamptz not null default shop_now(),
  -- The order of the list.
  number bigint generated always as identity unique
);
create index media_without_alt on media (number) where alt = '';
call audit_table('media', 'id');

-- A product shows only images that exist, and an image in use cannot be deleted, whoever writes the rows. Each side locks
-- the row of the image, so that of two at once the second one notices.
create function require_media() returns trigger language plpgsql as $$
begin
  perform 1 from media where path = new.source for key share;
  if not found then
    raise exception 'image % is not in media', new.source using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger product_image_has_media before insert or update of source on product_image for each row
  when (new.source like '/pictures/media/%') execute function require_media();

create function refuse_used_media() returns trigger language plpgsql as $$
begin
  if exists (select from product_image where source = old.path) then
    raise exception 'image % is in use', old.id using errcode = 'foreign_key_violation';
  end if;
  return old;
end $$;
create trigger media_unused before delete on media for each row execute function refuse_used_media();
