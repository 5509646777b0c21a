import { describe, expect, it } from 'vitest';
import type { Drawing } from '../draw-context.ts';
import { createProductImage } from '../testing/create-pack.ts';
import { place } from './place.ts';
import { openStage } from './stage.ts';

const thing = (width: number, height: number): Drawing => ({ art: '<g/>', width, height, foot: width / 2 });
const area = { x: 200, floor: 440, width: 260, height: 380 };

describe('place', () => {
  it('fills the height with a tall pack', () => {
    expect(place(openStage(createProductImage()), [{ drawing: thing(50, 190), x: 0 }], area)).toContain(
      'transform="translate(200 440) scale(2)"',
    );
  });

  it('fills the width with a broad one', () => {
    expect(place(openStage(createProductImage()), [{ drawing: thing(260, 100), x: 0 }], area)).toContain(
      'scale(1)',
    );
  });

  it('draws objects further back first', () => {
    const [near, far] = [
      { ...thing(50, 100), art: '<near/>' },
      { ...thing(50, 100), art: '<far/>' },
    ];
    const art = place(
      openStage(createProductImage()),
      [
        { drawing: near, x: 0 },
        { drawing: far, x: 20, back: 30 },
      ],
      area,
    );
    expect(art.indexOf('<far/>')).toBeLessThan(art.indexOf('<near/>'));
  });

  it('draws a pack that is shown twice once and references it twice', () => {
    const stage = openStage(createProductImage());
    const twin = { ...thing(50, 100), art: '<twin/>' };
    const art = place(
      stage,
      [
        { drawing: twin, x: 0 },
        { drawing: twin, x: 60 },
      ],
      area,
    );
    expect(art.match(/<use /g)).toHaveLength(2);
    expect(stage.svgDefs.defs().match(/<twin\/>/g)).toHaveLength(1);
  });
});
