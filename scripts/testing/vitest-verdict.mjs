// A Vitest reporter that prints at the end how many tests passed, which failed, and which passed at their second try.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

export default class VitestVerdict {
  onTestRunEnd(modules, unhandledErrors) {
    writeFileSync(process.env.TEST_VERDICT, JSON.stringify(verdictOf(modules, unhandledErrors)));
  }
}

/** Each error outside a test, such as a file that does not load or an unhandled rejection, counts as one failure. */
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
    flaky: tests
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => describe(placeOf(test.module), test.fullName, test.result().errors ?? [])),
  };
}

/** A file or group whose setup or teardown failed. */
const brokenParts = (module) =>
  [module, ...module.children.allSuites()].flatMap((part) =>
    part.errors().map((error) => describe(placeOf(module), part.fullName, [error])),
  );

const placeOf = ({ moduleId }) => relative(process.cwd(), moduleId);
const describe = (place, name, [error]) =>
  [place, name, error?.message?.split('\n', 1)[0]].filter(Boolean).join(' › ');
