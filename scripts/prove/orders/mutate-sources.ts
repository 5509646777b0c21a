import { registerHooks } from 'node:module';
import type { Edit } from './mutants.ts';

/** Applies a mutant's edits to the shop's source while it is loaded; an edit that no longer fits throws. */
export function mutateSources(name: string, edits: readonly Edit[] | undefined): void {
  if (!edits) throw new Error(`no such mutant: ${name}`);
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const own = edits.filter(({ file }) => url.endsWith(`/apps/server/src/${file}`));
      if (own.length === 0) return loaded;
      let source = String(loaded.source);
      for (const { from, to } of own) {
        if (!source.includes(from)) throw new Error(`mutant ${name} finds no place in ${url}`);
        source = source.replace(from, () => to);
      }
      return { ...loaded, source };
    },
  });
}
