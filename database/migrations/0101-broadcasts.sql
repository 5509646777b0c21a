-- A send may be written before it is sent, go to chosen members, wait for a time or a second person, be paused, and be a
-- message in the shop. Rows of the previous release stay as they are: without an audience, to everybody who opted in.
alter table marketing_send
  add column name text not null default '' check (char_length(name) <= 40),
  -- Which members are chosen; null: everybody who opted in.
  add column audience jsonb check (jsonb_typeof(audience) = 'object'),
  -- The same in words, as it was when it was saved.
  add column audience_text text not null default '' check (char_length(audience_text) <= 600),
  add column link text check (link ~ '^/[^/\\]' and char_length(link) <= 200),
  add column send_at timestamptz,
  add column started_at timestamptz,
  -- Chosen members who do not allow this channel or cannot be reached by it.
  add column refused integer not null default 0 check (refused >= 0),
  add column tests integer not null default 0 check (tests between 0 and 10),
  add column version integer not null default 1 check (version > 0),
  drop constraint marketing_send_channel_check,
  add constraint marketing_send_channel_check check (channel in ('sms', 'email', 'message')),
  drop constraint marketing_send_state_check,
  add constraint marketing_send_state_check
    check (state in ('draft', 'waiting', 'scheduled', 'sending', 'paused', 'done', 'stopped')),
  drop constraint marketing_send_check,
  add constraint marketing_send_has_subject check ((channel = 'sms') = (subject = '')),
  drop constraint marketing_send_check1,
  add constraint marketing_send_is_finished check ((state in ('done', 'stopped')) = (finished_at is not null));

-- Whom a broadcast has sent a message in the shop; campaign_text and campaign_email have the other channels.
create table campaign_message (
  campaign text not null check (campaign ~ '^[a-z0-9-]{1,40}$'),
  member_id text not null references member,
  sent_at timestamptz not null default shop_now(),
  primary key (campaign, member_id)
);
create index campaign_message_by_member on campaign_message (member_id);
