-- Returns, members and stock can be exported too.
alter table report_export drop constraint report_export_report_check;
alter table report_export add constraint report_export_report_check
  check (report in ('sales', 'promotions', 'orders', 'returns', 'members', 'stock')) not valid;
