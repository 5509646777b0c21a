-- Marketing slots: what the editor put at a locationLabel, in order.
create table content_resource (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('text', 'image')),
  location_label text not null check (location_label ~ '^[A-Za-z0-9_-]{1,64}$'),
  position integer not null check (position >= 0),
  content text not null,
  link text not null default '',
  omniture text not null default '',
  note text,
  mark text,
  image_path text,
  image_width integer check (image_width > 0),
  image_height integer check (image_height > 0),
  starts_at timestamptz,
  ends_at timestamptz,
  is_live boolean not null default true,
  unique (kind, location_label, position),
  check (starts_at is null or ends_at is null or starts_at < ends_at),
  -- An image without its size would move the page while it loads.
  check (
    (kind = 'image' and image_path is not null and image_width is not null and image_height is not null)
    or (kind = 'text' and image_path is null and image_width is null and image_height is null)
  )
);
