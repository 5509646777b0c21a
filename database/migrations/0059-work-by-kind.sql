-- Every topic and every kind of job claims its own due rows, see platform/jobs/start-work.ts. The indexes by time alone
-- would let a topic with a long backlog be read through by all others. The statements of the previous release use these too.
create index outbox_event_waiting_by_topic on outbox_event (topic, next_attempt_at) where state = 'waiting';
drop index outbox_event_waiting;
create index job_waiting_by_kind on job (kind, run_at) where state = 'waiting';
drop index job_waiting;
