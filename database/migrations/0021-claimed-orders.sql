-- Whoever signed in by a code has proved the mobile, and takes the orders placed with it as a guest without another code.
alter table login_step drop constraint login_step_kind_check;
alter table login_step add constraint login_step_kind_check
  check (kind in ('account', 'risk', 'social', 'bind', 'reset', 'mobile', 'claim'));
