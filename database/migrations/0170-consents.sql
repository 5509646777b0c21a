-- Which version of the user agreement and of the privacy policy a member agreed to, and when: never changed, never deleted.
create table member_consent (
  member_id text not null references member,
  -- The page with the text: 'terms', 'privacy'.
  document text not null check (document <> ''),
  version text not null check (version <> ''),
  -- "Mac 电脑，Safari": a kind of device, nobody's own.
  device text not null,
  at timestamptz not null default shop_now(),
  primary key (member_id, document, version)
);
create trigger member_consent_append_only before update or delete on member_consent
  for each row execute function refuse_change();
