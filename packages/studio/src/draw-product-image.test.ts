import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PIGMENTS, type Pigment } from './colour/pigments.ts';
import { drawProductImage } from './draw-product-image.ts';
import { FINISHES, SHAPES, TEXTURES } from './pack.ts';
import { createPack, createProductImage } from './testing/create-pack.ts';
import { listSvgProblems } from './testing/list-svg-problems.ts';
import type { View } from './views/stage.ts';

const VIEWS: View[] = ['front', 'angle', 'texture', 'scene'];
/** Limits in bytes; the scene view also has plinths and props. */
const LIMIT: Record<View, number> = { front: 14_000, angle: 14_500, texture: 14_000, scene: 16_500 };

describe.each(SHAPES)('%s', (shape) => {
  it.each(VIEWS)('is drawn in the %s view, in every finish', (view) => {
    for (const finish of FINISHES) {
      const svg = drawProductImage(
        createProductImage({ view, pack: createPack({ shape, finish }), seed: `${shape}/${finish}` }),
      );
      expect(listSvgProblems(svg)).toEqual([]);
      expect(svg.length).toBeLessThan(LIMIT[view]);
    }
  });

  it('differs from product to product', () => {
    const seeds = Array.from({ length: 20 }, (_, at) => `product-${at}`);
    const pictures = seeds.map((seed) =>
      drawProductImage(createProductImage({ pack: createPack({ shape }), seed })),
    );
    expect(new Set(pictures).size).toBe(20);
  });

  it('has an angle view that differs from its front', () => {
    const pack = createPack({ shape });
    expect(drawProductImage(createProductImage({ view: 'angle', pack }))).not.toBe(
      drawProductImage(createProductImage({ pack })),
    );
  });
});

describe('a product image', () => {
  it.each(VIEWS)('is the same for the same input (%s)', (view) => {
    expect(drawProductImage(createProductImage({ view }))).toBe(
      drawProductImage(createProductImage({ view })),
    );
  });

  it.each(VIEWS.filter((view) => view !== 'scene'))('contains the shade of the sku (%s)', (view) => {
    const svg = drawProductImage(createProductImage({ view, fill: '#B8573C' }));
    expect(svg).toContain('#b8573c');
    expect(svg).not.toContain('#a91d2b');
  });

  it('keeps the case of a lipstick when only the shade changes', () => {
    const textless = (svg: string) => svg.replace(/#[0-9a-f]{3,6}/g, '');
    expect(textless(drawProductImage(createProductImage({ fill: '#B8573C' })))).toBe(
      textless(drawProductImage(createProductImage())),
    );
  });

  it('is 4:5 and has the requested size', () => {
    const svg = drawProductImage(createProductImage({ size: { width: 800, height: 1000 } }));
    expect(svg).toContain('width="800" height="1000" viewBox="0 0 400 500"');
  });

  it('escapes an ampersand in the brand', () => {
    const svg = drawProductImage(
      createProductImage({ pack: createPack({ shape: 'gift-box' }), brand: 'A&B' }),
    );
    expect(svg).toContain('A&amp;B');
    expect(listSvgProblems(svg)).toEqual([]);
  });

  it('has the backdrop of its pigment', () => {
    const pictures = Object.keys(PIGMENTS).map((pigment) =>
      drawProductImage(createProductImage({ pigment: pigment as Pigment })),
    );
    expect(new Set(pictures).size).toBe(11);
  });

  it('is valid for any pack', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    const packs = fc.record({
      shape: fc.constantFrom(...SHAPES),
      body: hex,
      cap: hex,
      fill: hex,
      finish: fc.constantFrom(...FINISHES),
      label: fc.string({ minLength: 1, maxLength: 18 }),
      texture: fc.constantFrom(...TEXTURES),
    });
    const pigments = fc.constantFrom(...(Object.keys(PIGMENTS) as Pigment[]));
    fc.assert(
      fc.property(
        packs,
        fc.constantFrom(...VIEWS),
        pigments,
        fc.string(),
        fc.string({ maxLength: 24 }),
        (pack, view, pigment, seed, brand) => {
          const svg = drawProductImage(createProductImage({ pack, view, pigment, seed, brand }));
          expect(listSvgProblems(svg)).toEqual([]);
          expect(svg.length).toBeLessThan(LIMIT[view] + 400);
        },
      ),
      { numRuns: 150 },
    );
  });
});
