import { seconds } from '../bootstrap/say.mjs';
import { checks } from './checks.mjs';

/** Two at a time: most checks use one core, and the drift check mostly waits. */
const AT_ONCE = 2;

/** Runs every check and returns the exit code. Each check prints one line; its output follows only when it fails. */
export async function runChecks() {
  const waiting = Object.entries(checks);
  const failed = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, check] = next;
      if (!(await runCheck(name, check))) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failed.length > 0) console.log(`检查未通过 · failed checks: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
}

async function runCheck(name, check) {
  const begun = Date.now();
  const { code, output, note } = await check().catch((error) => ({ code: 1, output: error.stack }));
  const isOk = code === 0;
  console.log(
    `${isOk ? '✓' : '✗'} ${name.padEnd(12)} ${isOk ? (note ?? 'ok') : 'failed'}  ${seconds(begun)}`,
  );
  if (!isOk) console.log(output.trimEnd());
  return isOk;
}
