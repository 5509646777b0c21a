-- How long shoppers may send a recalled lot back, counted from the day after the recall began.
alter table recall add column return_days integer not null default 90;
alter table recall add constraint recall_return_days_range check (return_days between 7 and 365) not valid;

-- Reason 7: the lot is recalled.
alter table return_request drop constraint return_request_reason_check;
alter table return_request add constraint return_request_reason_check check (reason between 1 and 7) not valid;
