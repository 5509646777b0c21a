export {
  type BatchTerms,
  CARD_KINDS,
  type CardKind,
  findBatchProblem,
  MAX_BATCH_CARDS,
  MAX_FACE_FEN,
  MIN_VALID_YEARS,
} from './batch-rules.ts';
