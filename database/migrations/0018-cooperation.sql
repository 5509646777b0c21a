-- Brands that want to be sold here: their applications, papers, and what became of them.

create table cooperation (
  receipt_no text primary key check (receipt_no ~ '^HZ[0-9]{14}$'),
  -- Opens the progress page, which shows nothing that is worth more care.
  progress_key text not null unique check (progress_key ~ '^[0-9a-f]{32}$'),
  company text not null,
  tax_number text not null,
  brand_en text not null,
  brand_cn text not null,
  category_id text not null,
  authorisation text not null check (authorisation in ('owner', 'generalAgent', 'distributor')),
  contact text not null,
  mobile text not null check (mobile ~ '^1[3-9][0-9]{9}$'),
  email text not null,
  intro text not null check (length(intro) <= 1000),
  -- 10 已提交 20 资料初审 30 资质核验 40 商务沟通 50 签约与上架 90 未通过
  status smallint not null default 10 check (status in (10, 20, 30, 40, 50, 90)),
  -- Papers the shop still wants, and until when.
  wanted text,
  wanted_until timestamptz,
  expected_by timestamptz,
  created_at timestamptz not null,
  check ((wanted is null) = (wanted_until is null))
);
-- One application of a brand at a time.
create unique index cooperation_one_open on cooperation (tax_number, brand_cn) where status < 50;
create index cooperation_by_status on cooperation (status, created_at);

create table cooperation_event (
  id bigint generated always as identity primary key,
  receipt_no text not null references cooperation on delete cascade,
  status smallint not null,
  title text not null check (title <> ''),
  note text not null,
  at timestamptz not null
);
create index cooperation_event_by_receipt on cooperation_event (receipt_no, id);

create table cooperation_file (
  id text primary key,
  -- Absent until an application takes it; then it stays as long as the application.
  receipt_no text references cooperation on delete cascade,
  storage_key text not null unique,
  bytes integer not null check (bytes > 0),
  -- Whose network it came from, so that nobody fills the shelves.
  address text not null,
  created_at timestamptz not null
);
create index cooperation_file_by_receipt on cooperation_file (receipt_no);
create index cooperation_file_unused on cooperation_file (address, created_at) where receipt_no is null;
