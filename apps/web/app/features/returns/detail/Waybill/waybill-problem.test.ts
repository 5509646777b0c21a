import { expect, it } from 'vitest';
import { waybillProblem } from './waybill-problem.ts';

it.each([
  ['SF1234567890', null],
  [' YT-881920 ', null],
  ['', '请填写运单号'],
  ['YC881', '运单号至少 6 位，目前 5 位'],
  ['运单 12345', '运单号只有字母和数字，请核对'],
])('the waybill number %j gives the message %j', (number, problem) =>
  expect(waybillProblem(number)).toBe(problem),
);
