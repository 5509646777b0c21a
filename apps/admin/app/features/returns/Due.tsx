import { formatRemaining } from '../../ui/format.ts';
import type { ReturnRow } from './types.ts';

const EFFECTS = {
  'auto-approval': '自动通过',
  review: '须审核',
  send: '未寄出则关闭',
  refund: '须退款',
} as const;

/** How much time is left, and for what. */
export function Due({ dueAt, dueKind }: Pick<ReturnRow, 'dueAt' | 'dueKind'>) {
  if (dueAt === null || dueKind === null) return null;
  const { text, isLate, isSoon } = formatRemaining(dueAt);
  return (
    <span className={`due${isLate ? ' due-late' : isSoon ? ' due-soon' : ''}`}>
      {text} {EFFECTS[dueKind]}
    </span>
  );
}
