import { IMAGE_WIDTHS } from '@huarong/core/images';
import { expect, it } from 'vitest';
import { largestSource, orderImages, storyImages, viewName } from './image-view.ts';

const path = (view: string) => `/pictures/photo/ab/20010101-${view}-400.webp`;

it.each([
  [path('front'), '正面'],
  [path('arm'), '手臂试色'],
  [path('scale'), '尺寸'],
  ['/pictures/uploads/ab12-400.webp', ''],
  ['https://elsewhere.example/a.jpg', ''],
])('the name of %s is %j', (image, name) => expect(viewName(image)).toBe(name));

it('orders known views and leaves other images in their place', () => {
  const own = '/pictures/uploads/x-400.webp';
  expect(orderImages([path('scene'), own, path('front'), path('texture')])).toEqual([
    path('front'),
    own,
    path('texture'),
    path('scene'),
  ]);
});

it('illustrates a story with neither the front nor measures', () =>
  expect(storyImages([path('front'), path('texture'), path('scale')])).toEqual([path('texture')]));

it('shows at most eight', () =>
  expect(orderImages(Array.from({ length: 12 }, (_, at) => `/pictures/uploads/${at}-400.webp`))).toHaveLength(
    8,
  ));

it('takes the largest width that the shop serves', () => {
  expect(largestSource(path('front'))).toBe(path('front').replace('-400.', `-${Math.max(...IMAGE_WIDTHS)}.`));
  expect(largestSource('https://elsewhere.example/a.jpg')).toBe('https://elsewhere.example/a.jpg');
});
