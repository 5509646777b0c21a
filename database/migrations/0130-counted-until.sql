-- Until when the figures of sales are counted: everything that was in the ledger at this time is in them. Null before the
-- first time that all was counted.
alter table sales_state add column seen_at timestamptz, add column counted_until timestamptz;
