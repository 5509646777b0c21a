-- I-18 The sums of the ledger by day are what its entries say, as far as they are summed.
select 'I-18 daily sums' as invariant, format('%s %s', coalesce(stored.family, noted.family), coalesce(stored.day, noted.day)) as subject,
  format('stored %s %s in %s, entries %s %s in %s', stored.debit_fen, stored.credit_fen, stored.entries,
    noted.debit_fen, noted.credit_fen, noted.entries) as detail
from ledger_day stored full join (
  select ledger_family(entry.account) as family, (movement.at at time zone 'Asia/Shanghai')::date as day,
    sum(greatest(entry.amount_fen, 0)) as debit_fen, sum(least(entry.amount_fen, 0)) as credit_fen, count(*) as entries
  from ledger_entry entry join ledger_movement movement on movement.id = entry.movement_id
  where entry.id <= (select summed_id from ledger_sum_state) group by 1, 2) noted using (family, day)
where (stored.debit_fen, stored.credit_fen, stored.entries) is distinct from (noted.debit_fen, noted.credit_fen, noted.entries);
