export { type Aspect, aspectsOf, filterKnownAspects } from './aspects.ts';
export { cleanText, visibleLength } from './clean-text.ts';
export { countComplaints } from './complaints.ts';
export { countFeel } from './feel.ts';
export { type CommentFacts, type CommentPlan, planComment } from './plan-comment.ts';
export { publicName } from './public-name.ts';
export { hasSubstance, questionSubstance, type Substance } from './question-substance.ts';
export { QUESTION_TOPICS, type QuestionTopic, topicOf } from './question-topics.ts';
export {
  findSensitiveWord,
  type SensitiveKind,
  type SensitiveMatch,
} from './sensitive-words.ts';
export {
  AGE_BANDS,
  type AgeBand,
  ageBandAt,
  SKIN_TYPE_NAMES,
  SKIN_TYPES,
  type SkinType,
  similarAgeBands,
} from './similar-people.ts';
export { mostSimilar, similarity } from './similar-texts.ts';
export { tagsOf } from './tags.ts';
