-- A broadcast may go by several channels. Each further channel is a send of its own that belongs to the first, with its own
-- text, place and quiet hours: a worker of the previous release sends it as it sends any other.
alter table marketing_send
  add column parent_id bigint references marketing_send,
  -- Messages a minute of each channel.
  add column per_minute integer not null default 600 check (per_minute between 10 and 60000),
  -- The speed allows the next messages from this time on.
  add column paced_at timestamptz;
create unique index marketing_send_by_parent on marketing_send (parent_id, channel) where parent_id is not null;

-- What members have had lately is counted for everybody at once. Only sends write these tables.
create index campaign_text_by_time on campaign_text (sent_at);
create index campaign_email_by_time on campaign_email (sent_at);
create index campaign_message_by_time on campaign_message (sent_at);

-- One row: what holds for every broadcast.
create table broadcast_setting (
  is_only boolean primary key default true check (is_only),
  -- A member gets at most so many broadcasts in seven days, by whatever channel.
  weekly_cap integer not null default 3 check (weekly_cap between 1 and 50)
);
insert into broadcast_setting default values;
call audit_table('broadcast_setting', 'is_only');
