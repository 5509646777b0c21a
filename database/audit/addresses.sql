-- I-13 An owner of addresses has one default address.
select 'I-13 addresses' as invariant, owner as subject,
  format('%s defaults', count(*) filter (where is_default)) as detail
from address group by owner having count(*) filter (where is_default) <> 1;
