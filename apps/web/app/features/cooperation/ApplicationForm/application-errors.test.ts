import { expect, test } from 'vitest';
import { applicationErrors } from './application-errors.ts';

const filled = {
  company: '上海青屿化妆品有限公司',
  taxNumber: '91350100M000100Y43',
  brandNameCN: '青屿',
  brandNameEN: 'QINGYU',
  categoryId: '60001',
  intro: '做海藻来源的身体护理。',
  contact: '沈念',
  email: 'shen@qingyu.example',
  consent: 'on',
};

test('a complete application has no errors', () => expect(applicationErrors(filled)).toEqual({}));

test('an empty application reports every missing field', () =>
  expect(Object.keys(applicationErrors({}))).toEqual([
    'company',
    'taxNumber',
    'brandNameCN',
    'brandNameEN',
    'categoryId',
    'intro',
    'contact',
    'email',
    'consent',
  ]));

test.each([
  ['taxNumber', '91350100M000100Y44'],
  ['email', 'shen@qingyu'],
  ['contact', '沈'],
])('%s: %s is refused', (name, value) =>
  expect(Object.keys(applicationErrors({ ...filled, [name]: value }))).toEqual([name]),
);
