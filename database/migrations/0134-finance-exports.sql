-- Files for the accountant, and how long lines of bills stay.

-- An export of the differences of a day or the ledger of a month: by whom. The file is written while it is downloaded.
create table finance_export (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  staff_id bigint not null references staff,
  kind text not null check (kind in ('differences', 'ledger')),
  -- The day of the differences, or the first day of the month of the ledger.
  first_day date not null check (kind <> 'ledger' or extract(day from first_day) = 1),
  row_count integer not null check (row_count >= 0),
  created_at timestamptz not null default shop_now()
);
call audit_table('finance_export', 'id');

-- Lines of old bills are deleted; the totals of the bill and the result of its day stay.
alter table provider_bill add column lines_deleted_at timestamptz;
