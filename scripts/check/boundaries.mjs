// Checks the import rules of .dependency-cruiser.mjs. It also fails when the tool saw too few modules: without its
// TypeScript support the tool reads no module and reports success.
import { inRoot, root } from '../bootstrap/paths.mjs';
import { listFiles } from '../bootstrap/stamp.mjs';
import { cruiseTree } from './cruise-tree.mjs';
import { featureCircle } from './feature-circles.mjs';
import { pathAtRuntime } from './path-at-runtime.mjs';

const FOLDERS = ['packages', 'apps'];
const LEAST_SHARE_SEEN = 0.9;
const FEATURE_FOLDERS = ['apps/web/app/features/', 'apps/admin/app/features/', 'apps/server/src/features/'];

const isGenerated = (path) => /[\\/](node_modules|(web|admin)[\\/]build|\.react-router)$/.test(path);
const onDisk = FOLDERS.flatMap((folder) => listFiles(inRoot(folder), isGenerated)).filter((file) =>
  /\.tsx?$/.test(file),
);

const { modules, violations } = await cruiseTree(root, FOLDERS);
const seen = modules.filter(({ source }) => /^(packages|apps)\/.*\.tsx?$/.test(source)).length;
const seenImports = modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
const wayToZod = pathAtRuntime(modules, /^apps\/web\/app\/(?!.*\.test\.)/, /(^|\/)node_modules\/zod\//);

const problems = violations.map(
  ({ rule, from, to, comment }) => `${rule.name}: ${from} → ${to}${comment ? `  ${comment}` : ''}`,
);
for (const features of FEATURE_FOLDERS) {
  const circle = featureCircle(modules, features);
  if (circle) problems.push(`features import each other in a circle: ${features}{${circle.join(' → ')}}`);
}
if (wayToZod) problems.push(`zod reaches the browser: ${wayToZod.join(' → ')}`);
if (seen < onDisk.length * LEAST_SHARE_SEEN || seenImports === 0)
  problems.push(
    `only ${seen} of ${onDisk.length} modules and ${seenImports} imports were seen: is TypeScript's API installed?`,
  );

for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${seen} of ${onDisk.length} modules, ${seenImports} imports`);
