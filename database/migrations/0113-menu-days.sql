-- How often links of an entry of the main menu were opened, and how many orders followed in the same visit. Counted by day,
-- without persons. An entry is a category or a listing; it may be gone, so nothing refers to it.
create table menu_day (
  day date not null,
  entry text not null check (entry ~ '^[A-Za-z0-9_-]{1,64}$'),
  clicks integer not null default 0 check (clicks >= 0),
  orders integer not null default 0 check (orders >= 0),
  primary key (entry, day)
) with (fillfactor = 70);
