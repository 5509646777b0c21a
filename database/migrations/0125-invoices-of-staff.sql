-- What staff need to handle invoices.
call audit_table('invoice', 'id', 'title,tax_number,email,next_request');

-- The shopper agreed that staff change the title: who noted it, how it was said, and when.
create table invoice_consent (
  id bigint generated always as identity primary key,
  invoice_id text not null references invoice,
  channel text not null check (channel in ('phone', 'chat', 'email', 'store')),
  consented_at timestamptz not null,
  reference text not null check (length(reference) between 2 and 100),
  recorded_by bigint not null references staff,
  recorded_at timestamptz not null default shop_now()
);
create index invoice_consent_by_invoice on invoice_consent (invoice_id);
call audit_table('invoice_consent', 'id');

-- An export of a month: by whom. The file itself is written while it is downloaded.
create table invoice_export (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  staff_id bigint not null references staff,
  month date not null check (extract(day from month) = 1),
  -- With whole names of persons.
  is_whole boolean not null,
  row_count integer not null check (row_count >= 0),
  created_at timestamptz not null default shop_now()
);
call audit_table('invoice_export', 'id');
