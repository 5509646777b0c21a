-- Staff import store receipts in the admin: the audit log shows what an import wrote.
call audit_table('offline_receipt', 'receipt_no');
call audit_table('offline_line', 'receipt_no,position');

-- The page of store receipts begins with those that were imported last.
create index offline_receipt_by_import on offline_receipt (imported_at desc, receipt_no);
