/** Known weaknesses of these severities fail the check. */
const SERIOUS = ['high', 'critical'];

/**
 * What the answer of `npm audit --json` means. A registry that offers no audit, or none that can be reached, answers
 * without a report: the check is then left out and says so.
 */
export function readAudit(text) {
  const report = parse(text);
  if (!report?.vulnerabilities) return { code: 0, output: '', note: 'left out, the registry gives no audit' };
  const serious = Object.values(report.vulnerabilities).filter(({ severity }) => SERIOUS.includes(severity));
  const lines = serious.map(
    ({ name, severity, range, fixAvailable }) =>
      `${name} ${range}: ${severity}${fixAvailable ? ', a fixed version exists' : ''}`,
  );
  return { code: serious.length > 0 ? 1 : 0, output: lines.sort().join('\n') };
}

function parse(text) {
  const start = text.indexOf('{');
  try {
    return start < 0 ? null : JSON.parse(text.slice(start, text.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
