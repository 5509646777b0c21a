-- Who was reminded by staff of a balance, on which day in Shanghai. A person with several orders of a presale has one row a day.

create table presale_reminder (
  order_id text not null references presale_order,
  day date not null,
  presale_id text not null references presale,
  staff_id bigint not null references staff,
  created_at timestamptz not null default shop_now(),
  primary key (order_id, day)
);
create index presale_reminder_by_presale on presale_reminder (presale_id, day);
call audit_table('presale_reminder', 'order_id,day');
