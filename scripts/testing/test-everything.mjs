import { interruptedBy } from '../bootstrap/run-program.mjs';
import { Explained, say, seconds, warn } from '../bootstrap/say.mjs';
import { runChecks } from '../check/run-checks.mjs';
import { add, isSuccess, linesBeforeSummary, NOTHING, summaryLine, withExitCode } from './counts.mjs';
import { steps } from './steps.mjs';

/** Everything CI runs. The remaining steps run even when one fails. */
export async function testEverything() {
  const checks = { title: '检查 check', run: async () => withoutTests(await runChecks()) };
  const lines = [];
  let sum = NOTHING;
  for (const group of groupSteps([checks, ...Object.values(steps)])) {
    if (interruptedBy()) break;
    // What cannot be prepared is reported by the step itself.
    for (const step of group) await step.prepare?.().catch(() => undefined);
    const counted = await Promise.all(group.map(runStep));
    for (const { line, counts } of counted) {
      lines.push(line);
      sum = add(sum, counts);
    }
  }
  if (interruptedBy()) sum = withExitCode(sum, 1);
  for (const line of linesBeforeSummary(sum)) warn(line);
  for (const line of lines) say(line);
  if (sum.passed === 0) warn('没有任何测试运行 · not a single test passed');
  console.log(summaryLine(sum));
  return isSuccess(sum) ? 0 : 1;
}

/** Without packages or pages no test can run; the last line has the usual form all the same. */
export const sayNothingPassed = () => console.log(summaryLine(withExitCode(NOTHING, 1)));

/** Checks are not counted as passed tests, but a failed check appears in the last line. */
const withoutTests = (code) => ({ code, counts: withExitCode(NOTHING, code) });

function groupSteps(all) {
  const groups = [];
  for (const step of all)
    if (step.isBesidePrevious) groups.at(-1).push(step);
    else groups.push([step]);
  return groups;
}

async function runStep(step) {
  const begun = Date.now();
  say(`${step.title} …`);
  const { counts } = await attempt(step);
  return { line: `${step.title}: ${summaryLine(counts)}, ${seconds(begun)}`, counts };
}

async function attempt(step) {
  try {
    return await step.run([]);
  } catch (error) {
    warn(error instanceof Explained ? error.message : error.stack);
    return { code: 1, counts: withExitCode(NOTHING, 1) };
  }
}
