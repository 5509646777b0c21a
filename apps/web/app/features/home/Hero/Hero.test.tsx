import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Hero } from './Hero.tsx';
import { UPRIGHT_PHONE } from './HeroSlide.tsx';

const slide = (omniture: string, more: object = {}) => ({
  ...{ content: '一抹胭脂/足以过冬', link: '/rank/', omniture, width: 1600, height: 800 },
  imageUrl: `/pictures/scene/${omniture}-1600.webp`,
  ...more,
});

test('a phone held upright is sent the upright image of a slide, and the wide one of a slide without', () => {
  const upright = { phoneImageUrl: '/pictures/scene/one-phone-800.webp' };
  const { container } = render(<Hero slides={[slide('one', upright), slide('two')]} />, {
    wrapper: MemoryRouter,
  });
  const [one, two] = container.querySelectorAll('picture');
  const source = one?.querySelector('source');
  expect([source?.media, source?.srcset]).toEqual([UPRIGHT_PHONE, '/pictures/scene/one-phone-800.webp']);
  expect(one?.querySelector('img')?.getAttribute('src')).toBe('/pictures/scene/one-1600.webp');
  expect(two?.querySelector('source')).toBeNull();
});
