-- A broadcast may name a time until which it sends. The previous release does not know it and goes on.
alter table marketing_send
  add column end_at timestamptz,
  -- Who could still have got it when its time was over; null unless it ended so.
  add column unsent integer check (unsent >= 0);
