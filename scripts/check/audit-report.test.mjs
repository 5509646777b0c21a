import { expect, test } from 'vitest';
import { readAudit } from './audit-report.mjs';

const weakness = (name, severity, fixAvailable = false) => ({ name, severity, range: '<2', fixAvailable });
const report = (...list) =>
  JSON.stringify({ vulnerabilities: Object.fromEntries(list.map((each) => [each.name, each])) });

test('no known weakness passes', () => expect(readAudit(report())).toEqual({ code: 0, output: '' }));

test('a serious weakness fails and is named with its remedy', () =>
  expect(readAudit(report(weakness('b', 'critical', true), weakness('a', 'high')))).toEqual({
    code: 1,
    output: 'a <2: high\nb <2: critical, a fixed version exists',
  }));

test('a small weakness passes', () =>
  expect(readAudit(report(weakness('a', 'low'), weakness('b', 'moderate'))).code).toBe(0));

test('lines of npm around the report are ignored', () =>
  expect(readAudit(`npm warn something\n${report(weakness('a', 'high'))}\nnpm error a log`).code).toBe(1));

test.each([
  '',
  'npm error audit endpoint returned an error',
  '{ "message": "405 Method Not Allowed", "statusCode": 405 }',
  '{ broken',
])('an answer without a report leaves the check out, and says so: %s', (text) =>
  expect(readAudit(text)).toMatchObject({ code: 0, note: expect.stringContaining('left out') }),
);
