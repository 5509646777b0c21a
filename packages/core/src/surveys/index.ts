export { readAnswers, type StoredAnswers } from './read-answers.ts';
export { findQuestionProblem } from './survey-draft.ts';
export {
  MAX_TEXT_LENGTH,
  SCORES,
  type SurveyAnswer,
  type SurveyQuestion,
} from './survey-question.ts';
export { type SurveyFacts, type SurveyStatus, surveyStatus } from './survey-status.ts';
