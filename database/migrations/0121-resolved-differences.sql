-- Differences of a day, each once, and how staff resolved them. Rows without a day come from notices and from the command
-- line, also from the previous release.
alter table recon_break
  add column day date,
  add column refund_id text,
  add column trade_no text,
  add column there_fen bigint,
  add column here_fen bigint,
  add column moved_at timestamptz,
  add column cause text,
  -- The bill of the next day may still hold it.
  add column is_waiting boolean not null default false,
  add column resolution text check (resolution in ('book', 'explained', 'matched')),
  add column resolution_note text,
  add column resolution_reference text,
  add column resolved_by bigint references staff,
  add column approval_id bigint references approval;
create unique index recon_break_once on recon_break (provider, day, kind, payment_id, coalesce(refund_id, ''))
  where day is not null;
create index recon_break_by_day on recon_break (day);
create index recon_break_open on recon_break (created_at) where resolved_at is null;
call audit_table('recon_break', 'id');
