import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type Take = Output<AdminContracts['stocktakes']['detail']>;
export type TakeLine = Take['rows'][number];

export const TAKE_STATES = {
  counting: { label: '清点中', className: 'st st-wait' },
  ended: { label: '已入账', className: 'st st-ok' },
  cancelled: { label: '已取消', className: 'muted' },
} as const;

/** What the counts of a line say. */
export function conclusionText({ conclusion, difference, counts }: TakeLine): {
  text: string;
  className: string;
} {
  const last = counts.at(-1)?.counted;
  switch (conclusion) {
    case 'uncounted':
      return { text: '还没点', className: 'muted' };
    case 'matches':
      return { text: '一致', className: 'st st-ok' };
    case 'second':
      return { text: '待第二次', className: 'st st-wait' };
    case 'again':
      return { text: '两次不一致，再点', className: 'st st-bad' };
    case 'agreed':
      return difference === 0
        ? { text: '再点后一致', className: 'st st-ok' }
        : { text: `按 ${last} 入账`, className: 'st st-ok' };
  }
}

export const signed = (units: number): string => (units > 0 ? `+${units}` : units < 0 ? `−${-units}` : '0');
