import { expect, it } from 'vitest';
import { codesInName, imageName } from './index.ts';

it.each([
  ['HR20710103-front.webp', 'HR20710103-front'],
  ['新品/唇膏\\HR20710103-2.JPG', 'HR20710103-2'],
  ['HR20710103-front (1).png', 'HR20710103-front'],
  ['HR20710103（2）.jpeg', 'HR20710103'],
  ['.png', '图片'],
  [`${'长'.repeat(200)}.png`, '长'.repeat(120)],
])('the name of %j is %j', (file, name) => expect(imageName(file)).toBe(name));

it.each([
  ['HR20710103', [['HR20710103', 0]]],
  [
    'HR20710103-front',
    [
      ['HR20710103-front', 0],
      ['HR20710103', 0],
    ],
  ],
  [
    'HR20710103_Texture',
    [
      ['HR20710103_Texture', 0],
      ['HR20710103', 3],
    ],
  ],
  [
    'SA-001-02',
    [
      ['SA-001-02', 0],
      ['SA-001', 1],
    ],
  ],
  [
    'SA-001 场景',
    [
      ['SA-001 场景', 0],
      ['SA-001', 8],
    ],
  ],
])('%s may mean these codes', (name, codes) =>
  expect(codesInName(name).map(({ code, rank }) => [code, rank])).toEqual(codes),
);
