import { dirname, resolve } from 'node:path';

interface Module {
  id: string;
  code: string | null;
  importedIds: readonly string[];
}
export interface ModuleGraph {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): Module | null;
}

/**
 * The pages that use each module. A name imported from an index file counts only for the module behind it. Throws when a
 * page or a module behind an index file is not found, so that a change of the bundler does not go unnoticed.
 */
export function pagesOfModules(graph: ModuleGraph, pages: Record<string, RegExp>): Map<string, Set<string>> {
  const pagesOf = new Map<string, Set<string>>();
  const ids = [...graph.getModuleIds()];
  for (const [page, pattern] of Object.entries(pages)) {
    const queue = ids.filter((id) => pattern.test(id));
    if (queue.length === 0) throw new Error(`client-chunks: no module is the page ${page} (${pattern})`);
    const seen = new Set(queue);
    for (const id of queue) {
      const module = graph.getModuleInfo(id);
      if (!module) continue;
      pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(page));
      for (const next of importsOf(graph, module))
        if (!seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
    }
  }
  return pagesOf;
}

function importsOf(graph: ModuleGraph, { code, importedIds }: Module): string[] {
  const names = importedNames(code ?? '');
  return importedIds.flatMap((id) => (isIndex(id) ? behindIndex(graph, id, names) : [id]));
}

const isIndex = (id: string) => /[\\/]index\.ts$/.test(id);

/** The modules behind these names of an index file. */
function behindIndex(graph: ModuleGraph, index: string, names: ReadonlySet<string>): string[] {
  const module = graph.getModuleInfo(index);
  const found: string[] = [];
  const targets = new Set<string>();
  for (const [, list = '', from = ''] of (module?.code ?? '').matchAll(
    /export\s*(?:type\s*)?(\{[^}]*\}|\*)\s*from\s*['"]([^'"]+)['"]/g,
  )) {
    const target = resolve(dirname(index), from);
    targets.add(target);
    const isNamed = list === '*' || namesIn(list, 'outer').some((name) => names.has(name));
    if (isNamed) found.push(...(isIndex(target) ? behindIndex(graph, target, names) : [target]));
  }
  const unread = module?.importedIds.find((id) => !targets.has(id));
  if (unread !== undefined)
    throw new Error(`client-chunks: ${index} exports ${unread} in a way this cannot read`);
  return found;
}

function importedNames(code: string): Set<string> {
  const names = new Set<string>();
  for (const [, list = ''] of code.matchAll(/(?:import|export)\s*[\w\s,]*(\{[^}]*\})\s*from/g))
    for (const name of namesIn(list, 'inner')) names.add(name);
  return names;
}

/** `{ a, b as c }`: inner names are a and b, outer names a and c. */
const namesIn = (list: string, side: 'inner' | 'outer'): string[] =>
  list
    .slice(1, -1)
    .split(',')
    .flatMap((part) => {
      const [inner, outer] = part.trim().split(/\s+as\s+/);
      return inner ? [(side === 'inner' ? inner : (outer ?? inner)).trim()] : [];
    });
