import { describe, expect, it } from 'vitest';
import { galleryViews } from './gallery-views.ts';
import { createImagePort } from './image-port.ts';
import type { ImageView } from './image-subject.ts';
import { createImageSubject } from './testing/create-image-subject.ts';

/** An image port with photographs of these views. */
const shopWith = (...views: ImageView[]) =>
  createImagePort({
    findByName: () => undefined,
    find: (_subject, view) =>
      views.includes(view) ? { name: `HR200101-${view}`, hash: 'ab12', path: '/x' } : undefined,
  });

describe('the gallery', () => {
  it('shows four drawings without photographs', () =>
    expect(galleryViews(shopWith(), createImageSubject())).toEqual(['front', 'angle', 'texture', 'scene']));

  it('shows each image of the merchant once, and one placeholder without any', () => {
    const sources = ['/pictures/a.webp', '/pictures/b.webp'];
    expect(galleryViews(shopWith(), createImageSubject({ sources }))).toEqual(['front', 'angle']);
    expect(galleryViews(shopWith(), createImageSubject({ pack: null }))).toEqual(['front']);
  });

  it('shows only the drawn texture beside a photographed front', () =>
    expect(galleryViews(shopWith('front'), createImageSubject())).toEqual(['front', 'texture']));

  it('shows every photograph, the front first', () =>
    expect(galleryViews(shopWith('texture', 'angle', 'front'), createImageSubject())).toEqual([
      'front',
      'angle',
      'texture',
    ]));

  it('draws no texture for a product without one', () => {
    const brush = createImageSubject({
      pack: { ...createImageSubject().pack!, shape: 'brush', texture: 'none' },
    });
    expect(galleryViews(shopWith('front'), brush)).toEqual(['front']);
  });
});
