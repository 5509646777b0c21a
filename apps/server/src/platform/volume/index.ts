export {
  FILES_RESERVE_BYTES,
  ROWS_RESERVE_BYTES,
  ROWS_RESUME_BYTES,
  type Space,
  type SpaceReader,
  type Volume,
  watchVolume,
} from './volume.ts';
