export { readAnswers, type StoredAnswers as KeptAnswers } from './read-answers.ts';
export {
  MAX_TEXT_LENGTH as TEXT_LONGEST,
  SCORES,
  type SurveyAnswer,
  type SurveyQuestion,
} from './survey-question.ts';
export { type SurveyFacts, type SurveyStatus, surveyStatus } from './survey-status.ts';
