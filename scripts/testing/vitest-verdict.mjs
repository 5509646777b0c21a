// A Vitest reporter for whoever reads only the end of a long run: how many passed, and what exactly failed.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

export default class VitestVerdict {
  onTestRunEnd(modules, unhandledErrors) {
    writeFileSync(process.env.TEST_VERDICT, JSON.stringify(verdictOf(modules, unhandledErrors)));
  }
}

/** What broke outside every test, a file that does not load or a promise nobody waited for, failed once each. */
export function verdictOf(modules, unhandledErrors) {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const inState = (...states) => tests.filter((test) => states.includes(test.result().state));
  const failures = [
    ...inState('failed').map((test) => describe(placeOf(test.module), test.fullName, test.result().errors)),
    ...modules.flatMap(brokenParts),
    ...unhandledErrors.map((error) => describe('', 'outside every test', [error])),
  ];
  return {
    passed: inState('passed').length,
    failed: failures.length,
    skipped: inState('skipped', 'pending').length,
    failures,
  };
}

/** A file or a group in it that could not be prepared, or not be tidied up. */
const brokenParts = (module) =>
  [module, ...module.children.allSuites()].flatMap((part) =>
    part.errors().map((error) => describe(placeOf(module), part.fullName, [error])),
  );

const placeOf = ({ moduleId }) => relative(process.cwd(), moduleId);
const describe = (place, name, [error]) =>
  [place, name, error?.message?.split('\n', 1)[0]].filter(Boolean).join(' › ');
