-- What staff ask about members, user content and their own readings of personal data.

create index member_by_time on member (created_at desc, id desc);
create index member_by_mobile_end on member ((right(mobile, 4)), created_at desc, id desc);
create index member_by_nickname on member (nickname collate "C", id);
create index member_by_state on member (state, created_at desc, id desc) where state <> 'active';
create index member_watched on member (created_at desc, id desc) where is_watched;

-- How often somebody has looked at whole personal data today.
create index audit_entry_reveals on audit_entry (staff_id, at) where call = 'members.reveal';

-- The queue of the moderators, and what was taken down.
create index comment_waiting on comment (created_at, id) where state = 'pending';
create index comment_follow_up_waiting on comment (follow_up_at, id) where follow_up_state = 'pending';
create index question_waiting on question (created_at, id) where state = 'pending';
create index answer_waiting on answer (created_at, id) where state = 'pending';
create index post_waiting on post (created_at, id) where state = 'pending';
create index comment_hidden on comment (created_at desc, id desc) where state = 'hidden';
create index comment_follow_up_hidden on comment (follow_up_at desc, id desc) where follow_up_state = 'hidden';
create index question_hidden on question (created_at desc, id desc) where state = 'hidden';
create index answer_hidden on answer (created_at desc, id desc) where state = 'hidden';
create index post_hidden on post (created_at desc, id desc) where state = 'hidden';
create index comment_by_time on comment (created_at);
create index question_shown on question (created_at, id) where state = 'shown';
create index content_report_by_target on content_report (kind, target_id);

-- What was done last, by kind.
create index job_settled on job (kind, settled_at desc) where state = 'done';

-- Jobs and events are written by nearly every action; only a retry, a cancelling and a parking say something of their own.
create trigger job_audited after update on job for each row
  when (current_setting('shop.audit_entry', true) <> '' and old.state <> new.state)
  execute function audit_row_change('id', 'payload');
create trigger outbox_event_audited after update on outbox_event for each row
  when (current_setting('shop.audit_entry', true) <> '' and old.state <> new.state)
  execute function audit_row_change('id', 'payload');
