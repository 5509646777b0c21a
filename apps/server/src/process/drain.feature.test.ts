import { expect, it, vi } from 'vitest';
import { onEmbedded, runChild } from '../../testing/index.ts';

/** Starts the server of `children/drain-server.ts`; no database is involved. */
async function startServer(graceMs: number, limitMs: number) {
  const child = runChild('drain-server', [String(graceMs), String(limitMs)]);
  const origin = await vi.waitFor(
    () => {
      const printed = child.output.out.trim();
      expect(printed, child.output.err).toMatch(/^http/);
      return printed;
    },
    { timeout: 60_000 },
  );
  const statusOf = async (path: string) => (await fetch(`${origin}${path}`)).status;
  return { child, origin, statusOf };
}

onEmbedded('a process that gets SIGTERM', () => {
  it('is unready at once, answers during the grace, and ends', { timeout: 120_000 }, async () => {
    const { child, statusOf } = await startServer(5_000, 60_000);
    expect(await statusOf('/readyz')).toBe(200);
    child.process.kill('SIGTERM');
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), { timeout: 4_000 });
    expect(await statusOf('/healthz')).toBe(200);
    expect(child.process.exitCode).toBeNull();
    expect(await child.ended).toEqual({ code: 0, signal: null });
  });

  it('is not kept by a request that never ends', { timeout: 120_000 }, async () => {
    const { child, origin } = await startServer(0, 500);
    const stuck = fetch(`${origin}/stuck`).catch((error: Error) => error.name);
    await fetch(`${origin}/healthz`);
    child.process.kill('SIGTERM');
    expect(await child.ended).toEqual({ code: 1, signal: null });
    expect(child.output.err).toContain('did not end in time');
    expect(await stuck).toBe('TypeError');
  });
});
