import { expect, test } from 'vitest';
import { feedbackErrors } from './feedback-errors.ts';

test.each([
  [{ kind: 'page', text: '结算页打不开' }, []],
  [{ kind: '', text: '结算页打不开' }, ['kind']],
  [{ kind: 'page', text: ' 慢慢慢慢 ' }, ['text']],
  [{ kind: 'page', text: '👍👍👍👍' }, ['text']],
  [{}, ['kind', 'text']],
])('of %o the errors are %o', (values, fields) =>
  expect(Object.keys(feedbackErrors(values as Record<string, string>))).toEqual(fields),
);
