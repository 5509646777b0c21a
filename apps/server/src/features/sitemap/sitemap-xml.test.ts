import { describe, expect, it } from 'vitest';
import { fileCount, sitemapIndex, urlSet } from './sitemap-xml.ts';

describe('the sitemap', () => {
  it('lists escaped absolute URLs with the date of their last change', () => {
    const xml = urlSet('https://shop.example', [
      { path: '/brand/A&B-1/' },
      { path: '/product/7.html', changedAt: new Date('2026-11-15T02:00:00Z') },
    ]);
    expect(xml).toContain('<loc>https://shop.example/brand/A&#38;B-1/</loc>');
    expect(xml).toContain('<lastmod>2026-11-15T02:00:00.000Z</lastmod>');
  });

  it.each([
    [0, 1],
    [50_000, 1],
    [50_001, 2],
    [125_000, 3],
  ])('of %i entries takes %i files', (addresses, files) => expect(fileCount(addresses)).toBe(files));

  it('in several files has an index', () =>
    expect(sitemapIndex('https://shop.example', 2)).toContain('https://shop.example/sitemap-2.xml'));
});
