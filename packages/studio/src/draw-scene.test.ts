import { describe, expect, it } from 'vitest';
import { type CampaignScene, drawScene } from './draw-scene.ts';
import { aPack } from './testing/a-pack.ts';
import { faultsOf } from './testing/faults-of.ts';

const aScene = (wish: Partial<CampaignScene> = {}): CampaignScene => ({
  packs: [aPack(), aPack({ shape: 'compact' }), aPack({ shape: 'jar-low', finish: 'frosted' })],
  pigment: 'xia',
  seed: 'winter',
  width: 1600,
  height: 700,
  ...wish,
});

describe('a campaign scene', () => {
  it('is 16:7 and whole', () => {
    const svg = drawScene(aScene());
    expect(faultsOf(svg)).toEqual([]);
    expect(svg).toContain('viewBox="0 0 1600 700"');
  });

  it('is the same every time', () => {
    expect(drawScene(aScene())).toBe(drawScene(aScene()));
  });

  it('is lit and dressed anew for each campaign', () => {
    expect(drawScene(aScene({ seed: 'spring' }))).not.toBe(drawScene(aScene()));
  });

  it('holds up to six packs, and also none', () => {
    const six = Array.from({ length: 6 }, () => aPack({ shape: 'perfume-square', finish: 'glass' }));
    for (const packs of [[], six, [...six, ...six]])
      expect(faultsOf(drawScene(aScene({ packs })))).toEqual([]);
    expect(drawScene(aScene({ packs: six })).length).toBeLessThan(36_000);
  });

  it('prints the house on the labels', () => {
    expect(drawScene(aScene({ brand: 'KESTRA' }))).toContain('>KESTRA<');
  });
});
