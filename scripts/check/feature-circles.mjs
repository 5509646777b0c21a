const TESTS = /\.(test|test-d|spec)\.tsx?$|\/testing\//;

/** A circle of feature folders that import each other, such as [cart, catalogue, cart], or null. Tests are not checked. */
export function featureCircle(modules, features) {
  const featureOf = (file) => (file.startsWith(features) ? file.slice(features.length).split('/')[0] : null);
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    const feature = TESTS.test(source) ? null : featureOf(source);
    if (feature === null) continue;
    const known = imports.get(feature) ?? new Set();
    for (const { resolved } of dependencies) {
      const other = featureOf(resolved);
      if (other !== null && other !== feature) known.add(other);
    }
    imports.set(feature, known);
  }
  const finished = new Set();
  const walk = (feature, way) => {
    if (way.includes(feature)) return [...way.slice(way.indexOf(feature)), feature];
    if (finished.has(feature)) return null;
    for (const other of imports.get(feature) ?? []) {
      const circle = walk(other, [...way, feature]);
      if (circle) return circle;
    }
    finished.add(feature);
    return null;
  };
  for (const feature of imports.keys()) {
    const circle = walk(feature, []);
    if (circle) return circle;
  }
  return null;
}
