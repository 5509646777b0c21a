-- Texts and e-mails of a campaign to all members who opted in. A job works through them in slices; the position and the
-- messages of a slice commit together, so that a killed run goes on and nobody gets a message twice.
create table marketing_send (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'email')),
  campaign text not null check (campaign ~ '^[a-z0-9-]{1,40}$'),
  subject text not null default '' check (char_length(subject) <= 60),
  content text not null check (char_length(content) between 1 and 2000),
  staff_id bigint not null references staff,
  -- How many members it would have reached when it was started.
  expected integer not null check (expected >= 0),
  sent integer not null default 0 check (sent >= 0),
  -- Members up to this id are done.
  last_member_id text not null default '',
  state text not null default 'sending' check (state in ('sending', 'done', 'stopped')),
  created_at timestamptz not null default shop_now(),
  finished_at timestamptz,
  check ((channel = 'email') = (subject <> '')),
  check ((state = 'sending') = (finished_at is null))
);
create unique index marketing_send_running on marketing_send (channel, campaign) where state = 'sending';
create index marketing_send_by_time on marketing_send (created_at desc, id desc);
call audit_table('marketing_send', 'id');

-- Whom a campaign has e-mailed; campaign_text has those it has texted.
create table campaign_email (
  campaign text not null check (campaign ~ '^[a-z0-9-]{1,40}$'),
  member_id text not null references member,
  sent_at timestamptz not null default shop_now(),
  primary key (campaign, member_id)
);
create index campaign_email_by_member on campaign_email (member_id);

-- Counting the members who opted in must not read every switch of every member.
create index privacy_switch_opted_in on privacy_switch (code, member_id) where is_on;

-- Staff record that a member answered R.
call audit_table('privacy_switch', 'member_id,code');
