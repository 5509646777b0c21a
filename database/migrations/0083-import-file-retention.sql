-- Uploaded files are deleted after 90 days; what they changed stays in their change sets.
alter table import_file add column file_deleted_at timestamptz;
create index import_file_to_delete on import_file (created_at) where file_deleted_at is null;
