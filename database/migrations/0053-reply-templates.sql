-- Texts that staff insert into an answer to a shopper and may change before they send it.
create table reply_template (
  id bigint generated always as identity primary key,
  title text not null unique check (char_length(title) between 1 and 20),
  text text not null check (char_length(text) between 1 and 300),
  staff_id bigint not null references staff,
  updated_at timestamptz not null default shop_now()
);
call audit_table('reply_template', 'id');
