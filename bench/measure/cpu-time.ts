import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second for every program, whatever the kernel's own clock. */
export const TICK_SECONDS = 0.01;

/** CPU seconds a process has used so far in all its threads, in user and kernel mode. */
export function cpuSeconds(pid: number): number {
  const stat = `/proc/${pid}/stat`;
  return existsSync(stat)
    ? secondsInStat(readFileSync(stat, 'utf8'))
    : secondsInClock(execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' }));
}

/** The fields of /proc/<pid>/stat from the third on: the name before them may contain spaces and parentheses. */
export const statFields = (stat: string): string[] => stat.slice(stat.lastIndexOf(')') + 2).split(' ');

/** Fields 14 and 15. */
export function secondsInStat(stat: string): number {
  const fields = statFields(stat);
  return (Number(fields[11]) + Number(fields[12])) * TICK_SECONDS;
}

/** What `ps` prints: `1:02.50` on a Mac, `1-02:03:04` elsewhere. */
export function secondsInClock(clock: string): number {
  const [days, time] = clock.includes('-') ? clock.split('-') : ['0', clock];
  const seconds = time!.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Number(days) * 86_400 + seconds;
}
