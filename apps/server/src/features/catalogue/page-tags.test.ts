import { describe, expect, it } from 'vitest';
import { changedPageTags, pageTagsOf } from './page-tags.ts';

const linkTo = (id: number) => `<a href="/product/${id}.html?from=list">`;

describe('the tags of a page', () => {
  it('are the products that a product page links to, its own first', () => {
    const html = linkTo(12) + linkTo(13) + linkTo(12);
    expect(pageTagsOf('/product/11.html', html)).toEqual(['p11', 'p12', 'p13']);
    expect(pageTagsOf('/product/11.html?skuId=5', '')).toEqual(['p11']);
  });

  it.each(['/', '/category/1', '/search?keyword=a', '/product/', '/consultation/11.html'])(
    'are those of a list for %s, where any product may appear',
    (address) => expect(pageTagsOf(address, linkTo(12))).toEqual(['list']),
  );

  it('are those of a list when a product page shows very many', () => {
    const html = Array.from({ length: 200 }, (_, id) => linkTo(id)).join('');
    expect(pageTagsOf('/product/11.html', html)).toEqual(['list']);
  });
});

it('changed products drop their pages and the lists; very many drop everything', () => {
  expect(changedPageTags(['11', '12'])).toEqual(['list', 'p11', 'p12']);
  expect(changedPageTags(Array.from({ length: 301 }, String))).toBeNull();
});
