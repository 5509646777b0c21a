-- I-2 The balance of a stored card is what its ledger entries say, and the held amount what its open payments take.
select 'I-2 card' as invariant, card.id as subject,
  format('balance %s, ledger %s', balance_fen, -coalesce(noted.total, 0)) as detail
from stored_card card left join (
  select account, sum(amount_fen) as total from ledger_entry where account like 'card:%' group by account) noted
  on noted.account = 'card:' || card.id
where balance_fen <> -coalesce(noted.total, 0)
union all
select 'I-2 card held', card.id, format('held %s, open payments %s', held_fen, coalesce(open.total, 0))
from stored_card card left join (
  select payer, sum(amount_fen) as total from payment where provider = 'stored-card' and state = 'pending'
  group by payer) open on open.payer = card.id
where held_fen <> coalesce(open.total, 0);
