import { registerHooks } from 'node:module';
import { mutateSources } from '../orders/mutate-sources.ts';
import { MUTANTS } from './mutants.ts';

/** Loaded before a shop of the proof: moves the sandbox's trades out of the database, and applies a mutant. */
const BOOK = new URL('./provider/book-trades.ts', import.meta.url).href;

registerHooks({
  load: (url, context, nextLoad) =>
    url.endsWith('/integrations/payment/sandbox/sandbox-trades.ts')
      ? { format: 'module', shortCircuit: true, source: `export * from ${JSON.stringify(BOOK)};` }
      : nextLoad(url, context),
});
const mutant = process.env['PROVE_MUTANT'];
if (mutant) mutateSources(mutant, MUTANTS[mutant]?.edits);
