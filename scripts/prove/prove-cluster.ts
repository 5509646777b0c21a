import { parseArgs } from 'node:util';
import { MUTANTS } from './cluster/mutants.ts';
import { runInNamespaces } from './cluster/run-in-namespaces.ts';

/**
 * `npm run prove:cluster [-- --quick] [--only name,name] [--mutant name,name | --mutants] [--untimed] [--logs folder]`: the
 * shop on three machines with PostgreSQL under Patroni, while parts of it fail. A mutant breaks it on purpose, and its
 * scenario has to detect it. `--untimed` is for a machine that does much else: lost, doubled, oversold, fen and answers 500
 * count, seconds and repeated calls are only printed.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    mutant: { type: 'string' },
    mutants: { type: 'boolean', default: false },
    untimed: { type: 'boolean', default: false },
    logs: { type: 'string' },
  },
});
const names = values.mutants ? Object.keys(MUTANTS) : (values.mutant?.split(',') ?? []);
const unknown = names.filter((name) => !Object.hasOwn(MUTANTS, name));
if (unknown.length > 0)
  throw new Error(`no such mutant: ${unknown.join(', ')}; there are ${Object.keys(MUTANTS).join(', ')}`);

const common = [...(values.logs ? ['--logs', values.logs] : []), ...(values.untimed ? ['--untimed'] : [])];
const runs =
  names.length > 0
    ? names.map((name) => ['--mutant', name])
    : [[...(values.quick ? ['--quick'] : []), ...(values.only ? ['--only', values.only] : [])]];
const codes = [];
for (const args of runs) codes.push(await runInNamespaces('./run.ts', [...args, ...common]));
process.exitCode = Math.max(...codes);
