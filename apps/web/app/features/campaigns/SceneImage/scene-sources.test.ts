import { expect, test } from 'vitest';
import { sceneSources } from './scene-sources.ts';

test('a rendered scene has three widths and two formats', () =>
  expect(sceneSources('/pictures/scene/winter-1600.webp')).toEqual({
    avif: '/pictures/scene/winter-400.avif 400w, /pictures/scene/winter-800.avif 800w, /pictures/scene/winter-1600.avif 1600w',
    webp: '/pictures/scene/winter-400.webp 400w, /pictures/scene/winter-800.webp 800w, /pictures/scene/winter-1600.webp 1600w',
  }));
test('an uploaded file has no other sources', () =>
  expect(sceneSources('/pictures/campaign-winter.svg')).toBeNull());
