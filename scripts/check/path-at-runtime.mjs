/** The shortest chain of imports from one kind of module to another, without `import type`; null when there is none. */
export function pathAtRuntime(modules, from, to) {
  const importsOf = new Map(modules.map((module) => [module.source, module.dependencies.filter(isLoaded)]));
  const ways = [...importsOf.keys()].filter((source) => from.test(source)).map((source) => [source]);
  const visited = new Set(ways.map(([source]) => source));
  for (const way of ways) {
    for (const { resolved } of importsOf.get(way.at(-1)) ?? []) {
      if (to.test(resolved)) return [...way, resolved];
      if (visited.has(resolved)) continue;
      visited.add(resolved);
      ways.push([...way, resolved]);
    }
  }
  return null;
}

const isLoaded = ({ dependencyTypes }) => !dependencyTypes.includes('type-only');
