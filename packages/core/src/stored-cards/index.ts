export {
  type BatchTerms,
  CARD_KINDS,
  type CardKind,
  findBatchProblem,
  MAX_FACE_FEN,
} from './batch-rules.ts';
