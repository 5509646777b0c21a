-- Staff write surveys: who saved one last, and a number that notices two people at once.
alter table survey
  add column version integer not null default 1,
  add column updated_by bigint references staff,
  add column updated_at timestamptz;
call audit_table('survey', 'id');

-- The questions of a survey that was answered stay as they were asked, and the reward as it was promised.
create function keep_asked_questions() returns trigger language plpgsql as $$
begin
  if old.answered > 0 and (new.questions is distinct from old.questions or new.points <> old.points or new.state = 'draft') then
    raise exception 'survey % has answers', old.id using errcode = 'check_violation', constraint = 'survey_asked';
  end if;
  return new;
end $$;
create trigger survey_asked before update on survey for each row execute function keep_asked_questions();
