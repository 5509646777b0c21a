import { mutateSources } from './mutate-sources.ts';
import { setWrongClock } from './wrong-clock.ts';

/** Loaded before the shop in each replica: arms failpoints, shifts the clock and applies mutants. */
process.on('message', ({ failpoint }: { failpoint: string | null }) => {
  if (failpoint === null) delete process.env['FP'];
  else process.env['FP'] = failpoint;
});
// The channel to the proof must not keep a stopping replica running.
process.channel?.unref();

setWrongClock(Number(process.env['PROVE_CLOCK_HOURS'] ?? 0));
const mutant = process.env['PROVE_MUTANT'];
if (mutant) mutateSources(mutant);
