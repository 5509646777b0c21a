import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../platform/testing/render-page.tsx';
import { Specifications } from './Specifications.tsx';

const LONG = '使用前请先试用于手臂内侧；如有不适请停止使用，避免与眼睛接触，请放在儿童接触不到的地方。';
/** The names of the values that take the whole width. */
function wholeRows(values: Record<string, string>): string[] {
  const list = Object.entries(values).map(([name, value]) => ({ name, value }));
  renderPage(<Specifications list={list} notes={[]} avoided={[]} />);
  return screen
    .getAllByRole('term')
    .filter((term) => term.parentElement?.hasAttribute('data-long'))
    .map((term) => term.textContent);
}

test('a value without another beside it takes the whole width', () =>
  expect(
    wholeRows({ 产地: '日本', 保质期: '36 个月', 用法: '取一泵点于面部', 警示: LONG, 功效: '保湿' }),
  ).toEqual(['用法', '警示', '功效']));

test('values in pairs share a row', () =>
  expect(wholeRows({ 产地: '日本', 保质期: '36 个月', 警示: LONG })).toEqual(['警示']));
