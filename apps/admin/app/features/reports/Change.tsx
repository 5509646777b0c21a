/** How much more or less than before, in percent. */
export function Change({ now, before }: { now: number; before: number }) {
  if (before <= 0) return <span className="muted">—</span>;
  const percent = ((now - before) / before) * 100;
  return (
    <span className={percent >= 0 ? 'up' : 'down'}>
      <span className="vh">{percent >= 0 ? '增加 ' : '减少 '}</span>
      {Math.abs(percent).toFixed(1)} %
    </span>
  );
}
