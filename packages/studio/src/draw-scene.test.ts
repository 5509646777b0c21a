import { describe, expect, it } from 'vitest';
import { type CampaignScene, drawScene } from './draw-scene.ts';
import { createPack } from './testing/create-pack.ts';
import { listSvgProblems } from './testing/list-svg-problems.ts';

const createCampaignScene = (overrides: Partial<CampaignScene> = {}): CampaignScene => ({
  packs: [
    createPack(),
    createPack({ shape: 'compact' }),
    createPack({ shape: 'jar-low', finish: 'frosted' }),
  ],
  pigment: 'xia',
  seed: 'winter',
  width: 1600,
  height: 700,
  ...overrides,
});

describe('a campaign scene', () => {
  it('is 16:7 and valid', () => {
    const svg = drawScene(createCampaignScene());
    expect(listSvgProblems(svg)).toEqual([]);
    expect(svg).toContain('viewBox="0 0 1600 700"');
  });

  it('is the same for the same input', () => {
    expect(drawScene(createCampaignScene())).toBe(drawScene(createCampaignScene()));
  });

  it('has its own light and props for each campaign', () => {
    expect(drawScene(createCampaignScene({ seed: 'spring' }))).not.toBe(drawScene(createCampaignScene()));
  });

  it('has up to six packs, or none', () => {
    const six = Array.from({ length: 6 }, () => createPack({ shape: 'perfume-square', finish: 'glass' }));
    for (const packs of [[], six, [...six, ...six]])
      expect(listSvgProblems(drawScene(createCampaignScene({ packs })))).toEqual([]);
    expect(drawScene(createCampaignScene({ packs: six })).length).toBeLessThan(36_000);
  });

  it('prints the brand on the labels', () => {
    expect(drawScene(createCampaignScene({ brand: 'KESTRA' }))).toContain('>KESTRA<');
  });
});
