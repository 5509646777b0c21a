-- Why this change: codes are limited by who asks for them, so that a stranger who asks for codes to a number does not use up
-- what its owner may get, and an office is not closed as one person would be.
alter table verification_code
  -- The random id of the browser that asked.
  add column device_id text,
  -- Asked by the signed-in member it goes to, or on a device that has signed in to that account before.
  add column is_owner boolean not null default false;
create index verification_code_by_device on verification_code (device_id, created_at desc) where device_id is not null;
