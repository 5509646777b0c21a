-- I-9 No event waits longer than a minute, and no event or job is parked.
select 'I-9 news' as invariant, id::text as subject,
  format('%s %s', topic, state) as detail
from outbox_event
where state = 'parked' or state = 'waiting' and created_at < now() - interval '60 seconds'
union all
select 'I-9 work', id::text, format('%s %s', kind, coalesce(last_error, '')) from job where state = 'parked';
