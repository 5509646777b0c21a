/** Dates and amounts as staff read them: today and yesterday by name, the rest as month and day; in the time of Shanghai. */
const ZONE = 'Asia/Shanghai';
const parts = (at: Date) =>
  Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      timeZone: ZONE,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>;

const dayNumber = (at: Date): number => {
  const { year, month, day } = parts(at);
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000;
};

/** 今天 09:12, 昨天 20:14, 11-14 22:41, 2025-12-31 22:41 */
export function formatTime(iso: string | null, now = new Date()): string {
  if (iso === null) return '—';
  const at = new Date(iso);
  const { year, month, day, hour, minute } = parts(at);
  const clock = `${hour}:${minute}`;
  const days = dayNumber(now) - dayNumber(at);
  if (days === 0) return `今天 ${clock}`;
  if (days === 1) return `昨天 ${clock}`;
  if (days === -1) return `明天 ${clock}`;
  return year === parts(now).year ? `${month}-${day} ${clock}` : `${year}-${month}-${day} ${clock}`;
}

/** 2026-11-16 10:24:07 */
export function formatExactTime(iso: string): string {
  const { year, month, day, hour, minute, second } = parts(new Date(iso));
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
}

/** 还有 2 小时 48 分, 逾期 18 小时 */
export function formatRemaining(
  iso: string,
  now = new Date(),
): { text: string; isLate: boolean; isSoon: boolean } {
  const minutes = Math.round((new Date(iso).getTime() - now.getTime()) / 60_000);
  const isLate = minutes < 0;
  const left = Math.abs(minutes);
  const [days, hours, rest] = [Math.floor(left / 1440), Math.floor((left % 1440) / 60), left % 60];
  const length =
    days > 0
      ? `${days} 天${hours > 0 ? ` ${hours} 小时` : ''}`
      : hours > 0
        ? `${hours} 小时${rest > 0 ? ` ${rest} 分` : ''}`
        : `${rest} 分`;
  return { text: `${isLate ? '逾期' : '还有'} ${length}`, isLate, isSoon: !isLate && left <= 240 };
}

/** ¥1,032.38, −¥80.00 */
export function formatFen(fen: number): string {
  const yuan = (Math.abs(fen) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return `${fen < 0 ? '−' : ''}¥${yuan}`;
}
