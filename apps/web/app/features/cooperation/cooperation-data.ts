import type { Api } from '../../platform/api/index.ts';

/** The shelves a brand may want to stand on. */
export async function loadCooperation(api: Api) {
  const reply = await api.content.categoryGroup({});
  const categories = reply.ok ? reply.value.categories : [];
  // 热门推荐 and 独家首发 are windows, not shelves: they have words for numbers.
  const shelves = categories.filter(({ categoryId }) => /^\d+$/.test(categoryId));
  return { categories: shelves.map(({ categoryId, name }) => ({ value: categoryId, label: name })) };
}
