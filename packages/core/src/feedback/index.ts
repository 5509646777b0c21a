export {
  FEEDBACK_KINDS,
  FEEDBACK_STATES,
  type FeedbackKind,
  type FeedbackState,
  parseFeedbackNo,
} from './feedback-texts.ts';
