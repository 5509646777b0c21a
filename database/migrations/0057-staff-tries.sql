-- Tries of a password or code that are being compared. They count towards the limit of wrong tries, so that guesses sent at
-- once are no more than guesses sent one after the other. A row lives while its try is compared.
create table staff_try (
  id bigint generated always as identity primary key,
  login_hash text not null,
  started_at timestamptz not null default now()
);
create index staff_try_by_login on staff_try (login_hash, started_at);
