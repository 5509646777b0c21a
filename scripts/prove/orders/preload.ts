import { mutateSources } from './mutate-sources.ts';
import { setWrongClock } from './wrong-clock.ts';

/** Loaded before the shop in each replica: lets the proof arm failpoints, turn the clock and break the code on purpose. */
process.on('message', ({ failpoint }: { failpoint: string | null }) => {
  if (failpoint === null) delete process.env['FP'];
  else process.env['FP'] = failpoint;
});
// The proof's line must not keep a replica alive that has been told to stop.
process.channel?.unref();

setWrongClock(Number(process.env['PROVE_CLOCK_HOURS'] ?? 0));
const mutant = process.env['PROVE_MUTANT'];
if (mutant) mutateSources(mutant);
