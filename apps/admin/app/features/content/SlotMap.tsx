import { Link } from 'react-router';
import type { SlotRow } from './types.ts';

/** Slots that the drawing of the home page has a place for. */
const PLACES = [
  'home_hero',
  'home_greeting',
  'home_coupon',
  'home_flash',
  'home_category',
  'home_rank',
  'home_editorial',
  'home_scents',
  'first_order_gift',
  'left_guide',
  'effect_page',
];

/** The home page in small: where each slot is. */
export function SlotMap({ slots }: { slots: readonly SlotRow[] }) {
  return (
    <nav className="slot-map" aria-label="首页上的位置">
      {slots
        .filter(({ label }) => PLACES.includes(label))
        .map(({ label, name, liveCount, problems }) => (
          <Link
            key={label}
            to={`/content/${label}`}
            className={`slot-at-${label.replaceAll('_', '-')}${problems.length > 0 ? ' is-warn' : ''}`}
          >
            <span>{name}</span>
            <small>{problems[0] ?? `${liveCount} 行`}</small>
          </Link>
        ))}
    </nav>
  );
}
