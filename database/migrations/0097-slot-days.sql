-- How often a line of a slot was opened, and how many orders followed in the same visit. Counted by day, without persons.
create table slot_day (
  day date not null,
  line_id bigint not null references content_resource on delete cascade,
  clicks integer not null default 0 check (clicks >= 0),
  orders integer not null default 0 check (orders >= 0),
  primary key (line_id, day)
) with (fillfactor = 70);
-- Pages name a line by this text, so that counting needs no other field of the answer.
create index content_resource_by_omniture on content_resource (omniture) where omniture <> '';

alter table change_row validate constraint change_row_table_name_check;
