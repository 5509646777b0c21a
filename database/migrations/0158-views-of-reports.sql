-- Staff save the choices of a report as they save those of a list. The table is small.
alter table saved_view drop constraint saved_view_list_check,
  add constraint saved_view_list_check check (list in ('orders', 'returns', 'refunds', 'members', 'stock', 'audit', 'reports'));
