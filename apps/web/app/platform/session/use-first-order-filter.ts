import type { TextResource } from '@huarong/contract/content';
import { canSeeLine } from './first-order-filter.ts';
import { useSession } from './use-session.ts';

/** Leaves lines for the first order out for members who have ordered. */
export function useFirstOrderFilter(): (line: TextResource) => boolean {
  const session = useSession();
  return (line) => canSeeLine(line, session);
}
