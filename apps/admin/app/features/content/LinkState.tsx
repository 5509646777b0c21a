import type { LinkCheck } from './types.ts';

const STATES: Record<LinkCheck['state'], { label: string; className: string }> = {
  none: { label: '没有链接', className: 'st st-end' },
  fine: { label: '可以打开', className: 'st st-ok' },
  outside: { label: '外部网址', className: 'st st-end' },
  dead: { label: '打不开', className: 'st st-bad' },
  redirected: { label: '会转到别处', className: 'st st-wait' },
  'off-sale': { label: '商品没有在卖', className: 'st st-wait' },
};

/** Whether a link leads somewhere. */
export function LinkState({ check: { state, text, to } }: { check: LinkCheck }) {
  const { label, className } = STATES[state];
  return (
    <span className={className}>
      {label}
      {state !== 'fine' && text !== label && `：${text}`}
      {to !== undefined && ` ${to}`}
    </span>
  );
}
