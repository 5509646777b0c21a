-- What needs a second person, who is working on what, and lists that staff have saved.

create table approval (
  id bigint generated always as identity primary key,
  -- 'refund', 'stock-adjustment', 'cash-refund', 'role-grant': which use case runs when it is approved.
  kind text not null check (kind <> ''),
  -- Whoever holds this permission may decide.
  permission text not null,
  subject_kind text not null,
  subject_id text not null,
  title text not null check (title <> ''),
  amount_fen bigint,
  -- Frozen: what is executed is what was seen.
  payload jsonb not null,
  payload_hash text not null check (payload_hash ~ '^[0-9a-f]{64}$'),
  reason text not null,
  requested_by bigint not null references staff,
  requested_at timestamptz not null default shop_now(),
  expires_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused', 'withdrawn', 'expired')),
  decided_by bigint references staff,
  decided_at timestamptz,
  decision_note text,
  check (decided_by <> requested_by),
  check ((state = 'waiting') = (decided_at is null)),
  check ((state in ('approved', 'refused')) = (decided_by is not null))
);
create index approval_waiting on approval (expires_at) where state = 'waiting';
create index approval_by_subject on approval (subject_kind, subject_id, id desc);
create index approval_by_time on approval (requested_at desc, id desc);
-- One open request for the same thing.
create unique index approval_open_once on approval (kind, subject_kind, subject_id, payload_hash) where state = 'waiting';

create function freeze_approval() returns trigger language plpgsql as $$
begin
  if old.state <> 'waiting'
    or (new.kind, new.permission, new.subject_kind, new.subject_id, new.payload, new.payload_hash, new.reason,
        new.requested_by, new.requested_at, new.expires_at, new.amount_fen)
      is distinct from
       (old.kind, old.permission, old.subject_kind, old.subject_id, old.payload, old.payload_hash, old.reason,
        old.requested_by, old.requested_at, old.expires_at, old.amount_fen) then
    raise exception 'a request does not change after it was made' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger approval_frozen before update on approval for each row execute function freeze_approval();
create trigger approval_kept before delete on approval for each row execute function refuse_change();
call audit_table('approval', 'id', 'payload');

-- Who is working on an order, a return or a request. Ends by itself some minutes after the last action.
create table work_claim (
  subject_kind text not null,
  subject_id text not null,
  staff_id bigint not null references staff,
  claimed_at timestamptz not null default now(),
  active_at timestamptz not null default now(),
  primary key (subject_kind, subject_id)
);
create index work_claim_by_staff on work_claim (staff_id);
call audit_table('work_claim', 'subject_kind,subject_id');

create table saved_view (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  list text not null check (list in ('orders', 'returns', 'refunds', 'members', 'stock', 'audit')),
  name text not null check (char_length(name) between 1 and 20),
  is_shared boolean not null default false,
  -- The query string of the list: filters and order.
  query text not null check (length(query) <= 2000),
  columns text[] not null default '{}',
  density text not null default 'normal' check (density in ('normal', 'compact')),
  created_at timestamptz not null default now(),
  unique (staff_id, list, name)
);
call audit_table('saved_view', 'id');
