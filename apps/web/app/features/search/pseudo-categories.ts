/** The two top-level categories that are not in the tree: they select from all categories. */
export const PSEUDO_CATEGORIES: Record<string, { name: string; intro: string; hiddenFacets: string[] }> = {
  hot_rec: {
    name: '热门推荐',
    intro: '全店商品按销量排列，缺货的也留着名次。想缩小范围，先从左边选一个品类。',
    hiddenFacets: [],
  },
  eb_exclusive: {
    name: '独家首发',
    intro: '只在花容出售，或先在花容出售的商品。每一件都由品牌或其授权代理商直接供货。',
    hiddenFacets: ['label'],
  },
};
