import { MUTANTS } from './mutants.ts';
import { mutateSources } from './mutate-sources.ts';

/** Loaded before the shop in each replica: arms failpoints, shifts the clock and applies mutants. */
process.on('message', ({ failpoint }: { failpoint: string | null }) => {
  if (failpoint === null) delete process.env['FP'];
  else process.env['FP'] = failpoint;
});
// A proof that was interrupted cannot stop its replicas.
process.on('disconnect', () => process.exit(1));
// The channel to the proof must not keep a stopping replica running.
process.channel?.unref();

setWrongClock(Number(process.env['PROVE_CLOCK_HOURS'] ?? 0));
const mutant = process.env['PROVE_MUTANT'];
if (mutant) mutateSources(mutant, MUTANTS[mutant]?.edits);

/** Shifts the clock of this process by some hours; the database's clock and timers are not affected. */
function setWrongClock(hours: number): void {
  if (hours === 0) return;
  const RightDate = Date;
  const now = () => RightDate.now() + hours * 3_600_000;
  globalThis.Date = new Proxy(RightDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}
