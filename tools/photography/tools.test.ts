import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildRows } from '../../catalogue/build/index.ts';
import { demoBrandCatalogues } from '../../catalogue/index.ts';
import { asTool } from './tools.ts';

const COLOURS = { body: '#111111', cap: '#222222', fill: '#333333', finish: 'paper' } as const;
const looks = readFileSync(new URL('./looks/plan.py', import.meta.url), 'utf8');

describe('a tool', () => {
  it.each([
    ['燕三条锻造睫毛夹', 'tool-curler', 'a'],
    ['迷你局部睫毛夹', 'tool-curler', 'b'],
    ['便携伸缩唇刷', 'tool-brush', 'lip'],
    ['眼部三支刷具套装', 'tool-brush', 'eyes3'],
    ['旋柔毛刷洁面仪', 'tool-cleanser', 'brush'],
    ['天然东陵玉刮痧板', 'sponge', 'stone'],
  ])('%s is photographed as %s %s', (name, shape, cut) =>
    expect(asTool('60004', name, null, COLOURS)).toMatchObject({ shape, cut }),
  );

  it('is of steel where its pack says only paint', () =>
    expect(asTool('60004', '弧面不夹皮睫毛夹', null, COLOURS)).toMatchObject({ cap: '#333333' }));

  it('has its shade on the handle and hair of another colour in a set', () => {
    expect(asTool('60004', '开学季八支刷具套装', '01 原木', COLOURS)).toMatchObject({ body: '#333333' });
    expect(asTool('60004', '剧院后台五支刷具套装', null, COLOURS)).not.toHaveProperty('body');
  });

  it('is nothing outside of its category', () =>
    expect(asTool('60002', '睫毛夹', null, COLOURS)).toEqual({}));
});

it('every tool of the catalogue has a look that is rendered', () => {
  const names = demoBrandCatalogues.flatMap(({ products }) => products.map(({ name }) => name));
  const tools = buildRows(demoBrandCatalogues)
    .products.map(({ category_id }, at) => asTool(category_id.slice(0, 5), names[at]!, null, COLOURS))
    .filter((tool) => tool.shape !== undefined);
  expect(tools.length).toBeGreaterThan(35);
  expect(tools.filter(({ shape, cut }) => !looks.includes(`'${shape}-${cut}-`))).toEqual([]);
});
