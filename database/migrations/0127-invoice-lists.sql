-- Builds indexes while the shop writes its invoices. Open ones are few; lists and months are read by time.
create index concurrently invoice_open on invoice (requested_at, id) where status in ('10', '20', '50');
create index concurrently invoice_by_request on invoice (requested_at, id);
create index concurrently invoice_by_issue on invoice (issued_at, id) where number is not null;
