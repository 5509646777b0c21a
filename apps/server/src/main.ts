import { type Config, readConfig } from '#platform/config';
import { checkStart, StartRefused, startFailure } from './start-checks.ts';

let startedWith: Config | null = null;

/** Starts the server. What can stop it is checked first, before the rest of the code is loaded. */
async function main() {
  const read = readConfig(process.env);
  if (!read.ok) throw new StartRefused(read.problems.join('\n'));
  startedWith = read.config;
  await checkStart(read.config);
  const { serve } = await import('./serve.ts');
  await serve(read.config);
  // Everything is closed; a handle that was forgotten must not keep the process, and the deploy that waits for it.
  process.exit();
}

main().catch((error: unknown) => {
  console.error(startFailure(error, startedWith));
  // A database that is open by now would keep the process running; it survives its end, even by kill -9.
  process.exit(1);
});
