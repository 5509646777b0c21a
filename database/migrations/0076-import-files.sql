-- Files that staff import on a page: read, compared and applied by a job, whichever process runs it.
create table import_file (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 200),
  storage_key text not null,
  bytes integer not null check (bytes > 0),
  made_by bigint not null references staff,
  created_at timestamptz not null default shop_now(),
  -- 'checking': a job compares it; 'checked': the report is there; 'applying': a job writes it; 'failed': it cannot be read.
  state text not null default 'checking' check (state in ('checking', 'checked', 'applying', 'applied', 'failed')),
  -- What the columns of the file mean: [{"header": "货号", "column": "sku_code"}]; null: as they are proposed.
  mapping jsonb,
  done integer not null default 0 check (done >= 0),
  total integer not null default 0 check (total >= 0),
  report jsonb,
  -- Lines that are not imported: those with errors, and the other lines of the same product.
  faulty_lines integer[] not null default '{}',
  problem text,
  set_id bigint references change_set,
  check (state <> 'applied' or set_id is not null),
  check (state not in ('checked', 'applying', 'applied') or report is not null)
);
call audit_table('import_file', 'id');

-- What somebody said the columns of such a file mean, by its header.
create table import_mapping (
  header_hash text primary key,
  mapping jsonb not null,
  updated_by bigint not null references staff,
  updated_at timestamptz not null default shop_now()
);
