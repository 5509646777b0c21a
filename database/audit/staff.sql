-- I-14 A call that always changes something has left the rows it changed, nobody has approved an own request, and each
-- seal of the audit log follows the one before.
select 'I-14 entry without rows' as invariant, entry.id::text as subject, entry.call as detail
from audit_entry entry
where entry.outcome = 'done' and entry.call in (
    'staff.invite', 'staff.renewInvite', 'staff.suspend', 'staff.resume', 'staff.markLeft', 'staff.createRole',
    'staff.updateRole', 'staff.deleteRole', 'approvals.approve', 'approvals.refuse', 'approvals.withdraw',
    'members.lock', 'members.unlock', 'members.addNote', 'members.close', 'community.decide', 'community.answer',
    'community.reply', 'cooperation.move', 'cooperation.requestDocument', 'system.retry', 'system.cancelJob')
  and not exists (select 1 from audit_row where entry_id = entry.id)
union all
select 'I-14 own approval', id::text, format('requested and decided by %s', requested_by)
from approval where state = 'approved' and decided_by = requested_by
union all
select 'I-14 seal', day::text, 'does not follow the seal before'
from (
  select day, previous_digest, lag(digest, 1, repeat('0', 64)) over (order by day) as before from audit_seal
) seals
where previous_digest <> before;
