-- The nightly deletion of forgotten guests walks through them in the order of their first visit.
create index guest_by_age on guest (created_at, id);
create index if not exists session_by_guest on session (guest_id) where guest_id is not null;
