import { expect, it } from 'vitest';
import { imageSources } from './index.ts';

it('lists each of our images in four widths and two formats', () =>
  expect(imageSources('/pictures/drawn/ab12/20010101-front-400.webp')).toEqual({
    avif: '/pictures/drawn/ab12/20010101-front-200.avif 200w, /pictures/drawn/ab12/20010101-front-400.avif 400w, /pictures/drawn/ab12/20010101-front-600.avif 600w, /pictures/drawn/ab12/20010101-front-800.avif 800w',
    webp: '/pictures/drawn/ab12/20010101-front-200.webp 200w, /pictures/drawn/ab12/20010101-front-400.webp 400w, /pictures/drawn/ab12/20010101-front-600.webp 600w, /pictures/drawn/ab12/20010101-front-800.webp 800w',
  }));

it.each(['https://elsewhere.example/a-400.webp', '/pictures/hero-zhusha.svg', ''])(
  'lists no other sources for %j',
  (path) => expect(imageSources(path)).toBeNull(),
);
