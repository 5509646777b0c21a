export { type KeptAnswers, readAnswers } from './read-answers.ts';
export { SCORES, type SurveyAnswer, type SurveyQuestion, TEXT_LONGEST } from './survey-question.ts';
export { type SurveyFacts, type SurveyStatus, surveyStatus } from './survey-status.ts';
