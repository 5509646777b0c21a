-- Survey answers are counted for good, but free words are hers: when an account closes they go, and nothing else may change.
create function keep_survey_answer() returns trigger language plpgsql as $$
begin
  if new.survey_id = old.survey_id and new.member_id = old.member_id and new.points = old.points and new.at = old.at
    and old.answers @> new.answers
  then
    return new;
  end if;
  raise exception 'a survey answer can only lose words' using errcode = 'restrict_violation';
end $$;
drop trigger survey_answer_append_only on survey_answer;
create trigger survey_answer_only_loses_words before update on survey_answer
  for each row execute function keep_survey_answer();
create trigger survey_answer_stays before delete on survey_answer
  for each row execute function refuse_change();
