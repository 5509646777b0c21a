import { expect, it } from 'vitest';
import { navCategories } from './nav-categories.ts';

const line = (content: string, link: string, mark?: string) => ({
  content,
  link,
  omniture: link,
  ...(mark !== undefined && { mark }),
});
const makeup = { categoryId: '60002', name: '彩妆', link: '/category/60002/' };
const exclusive = { categoryId: 'eb_exclusive', name: '独家首发', link: '/category/eb_exclusive/' };

it("combines the shop's categories with the editor's marks", () =>
  expect(navCategories([exclusive, makeup], [line('独家', '/category/eb_exclusive/', '热')])).toEqual([
    { ...exclusive, isHot: true },
    { ...makeup, isHot: false },
  ]));

it("falls back to the editor's lines when the categories fail to load", () =>
  expect(navCategories(null, [line('彩妆', '/category/60002/'), line('外站', 'https://a.example/')])).toEqual(
    [{ ...makeup, isHot: false }],
  ));
