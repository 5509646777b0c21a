import { ICON_PATHS } from '../Icon/icon-paths.ts';
import styles from './Stars.module.css';

const STAR = 24;
const STEP = 26;
const PLACES = [0, 1, 2, 3, 4];

/** Filled width over five stars that are two units apart. */
export function filledWidth(score: number): number {
  const full = Math.floor(Math.max(0, Math.min(score, 5)));
  return full * STEP + (Math.max(0, Math.min(score, 5)) - full) * STAR;
}

const Row = () =>
  PLACES.map((place) => <path key={place} d={ICON_PATHS.star} transform={`translate(${place * STEP})`} />);

/** A score out of five; the last star may be partly filled. */
export const Stars = ({ score }: { score: number }) => (
  <svg
    className={styles['stars']}
    width="69"
    height="13"
    viewBox="0 0 128 24"
    role="img"
    aria-label={`${score} 分，满分 5 分`}
    fill="currentColor"
  >
    <g opacity=".22">
      <Row />
    </g>
    {/* The inner svg clips the filled stars at the score. */}
    <svg width={filledWidth(score)} height="24" aria-hidden="true">
      <Row />
    </svg>
  </svg>
);
