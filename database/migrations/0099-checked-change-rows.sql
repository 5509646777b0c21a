-- Reads the rows with a lock that lets others write.
alter table change_row validate constraint change_row_table_name_check;
