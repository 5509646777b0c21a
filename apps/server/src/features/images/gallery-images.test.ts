import { describe, expect, it } from 'vitest';
import { galleryImages, photographOrDrawing } from './gallery-images.ts';
import { createImagePort, type ImagePort } from './image-port.ts';
import type { ImageSubject, ImageView } from './image-subject.ts';
import { createImageSubject } from './testing/create-image-subject.ts';

/** An image port with photographs of these views. */
const shopWith = (...views: ImageView[]) =>
  createImagePort({
    findByName: () => undefined,
    find: (_subject, view) =>
      views.includes(view) ? { name: `HR200101-${view}`, hash: 'ab12', path: '/x' } : undefined,
  });

/** The views of photographs and drawings; other images by their addresses. */
const galleryViews = (imageOf: ImagePort, subject: ImageSubject) =>
  galleryImages(imageOf, subject).map((path) => /-(\w+)-400\.webp$/.exec(path)?.[1] ?? path);

describe('the gallery', () => {
  it('shows four drawings without photographs', () =>
    expect(galleryViews(shopWith(), createImageSubject())).toEqual(['front', 'angle', 'texture', 'scene']));

  it('shows each image of the merchant once, and one placeholder without any', () => {
    const sources = ['/pictures/a.webp', '/pictures/b.webp'];
    expect(galleryViews(shopWith(), createImageSubject({ sources }))).toEqual(sources);
    expect(galleryViews(shopWith(), createImageSubject({ pack: null }))).toEqual(['/pictures/none.svg']);
  });

  it('shows no drawing beside a photographed front', () =>
    expect(galleryViews(shopWith('front'), createImageSubject())).toEqual(['front']));

  it('shows every photograph, the front first', () =>
    expect(
      galleryViews(shopWith('scale', 'chart', 'texture', 'arm', 'angle', 'front'), createImageSubject()),
    ).toEqual(['front', 'angle', 'texture', 'arm', 'chart', 'scale']));

  it('has no image of make-up on skin where none was photographed', () =>
    expect(shopWith('front')(createImageSubject(), 'arm')).toBe('/pictures/none.svg'));

  it('shows uploaded images in their order instead of photographs and drawings', () => {
    const uploaded = ['1', '2', '3', '4', '5'].map((digit) => `/pictures/media/${digit.repeat(32)}-400.webp`);
    const subject = createImageSubject({ sources: uploaded });
    const imageOf = shopWith('front', 'texture');
    expect(galleryImages(imageOf, subject)).toEqual(uploaded);
    expect(imageOf(subject, 'front')).toBe(uploaded[0]);
    expect(imageOf(createImageSubject({ sources: uploaded.slice(0, 1) }), 'scene')).toBe(uploaded[0]);
    expect(imageOf(createImageSubject({ sources: ['/pictures/a.webp'] }), 'front')).toContain('/photo/');
  });
});

describe('an image of a view', () => {
  const viewFrom = (imageOf: ImagePort, view: ImageView) =>
    /-(\w+)-400\.webp$/.exec(photographOrDrawing(imageOf, createImageSubject(), view))?.[1];

  it('is its photograph, otherwise the nearest photograph', () => {
    expect(viewFrom(shopWith('front', 'texture'), 'texture')).toBe('texture');
    expect(viewFrom(shopWith('front', 'arm'), 'scene')).toBe('arm');
    expect(viewFrom(shopWith('front'), 'texture')).toBe('front');
  });

  it('is a drawing where nothing is photographed', () => expect(viewFrom(shopWith(), 'scene')).toBe('scene'));
});
