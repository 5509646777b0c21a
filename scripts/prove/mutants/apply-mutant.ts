import { MUTANTS } from './list/index.ts';

/** Applies the edits of one mutant to the sources while vitest loads them; files on disk stay as they are. */
export function applyMutant(name: string) {
  const mutant = MUTANTS[name];
  if (!mutant) throw new Error(`no such mutant: ${name}`);
  return {
    name: 'apply-mutant',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      const own = mutant.edits.filter(({ file }) => id.split('?')[0]?.endsWith(`/${file}`));
      if (own.length === 0) return null;
      return own.reduce((source, { file, from, to }) => {
        if (!source.includes(from)) throw new Error(`mutant ${name} finds no place in ${file}`);
        return source.replace(from, () => to);
      }, code);
    },
  };
}
