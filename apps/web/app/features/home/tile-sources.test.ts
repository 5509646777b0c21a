import { expect, test } from 'vitest';
import { tileSources } from './tile-sources.ts';

test('a tile has an image of half the width for desktops', () =>
  expect(tileSources('/pictures/scene/category-hufu-400.webp')).toBe(
    '/pictures/scene/category-hufu-200.webp 200w, /pictures/scene/category-hufu-400.webp 400w',
  ));
