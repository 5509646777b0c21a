import type { Filter } from '../../../ui/filters/filter.ts';
import type { ProductOptions } from '../product-texts.ts';

const YES = [{ value: 'yes', label: '是' }];

/** The filters of the list; states are its tabs. */
export const productFilters = ({ brands, categories }: ProductOptions): Filter[] => [
  {
    name: 'brandId',
    label: '品牌',
    words: 'pinpai',
    kind: 'choice',
    options: brands.map(({ brandId, name }) => ({ value: brandId, label: name })),
  },
  {
    name: 'categoryId',
    label: '分类',
    words: 'fenlei',
    kind: 'choice',
    options: categories.map(({ categoryId, path }) => ({ value: categoryId, label: path })),
  },
  { name: 'soldOut', label: '售罄', words: 'shouqing', kind: 'choice', options: YES },
  { name: 'imageless', label: '没有图片', words: 'meiyou tupian', kind: 'choice', options: YES },
  { name: 'unlabelled', label: '缺标签信息', words: 'biaoqian', kind: 'choice', options: YES },
];

export const PRODUCT_SORTS = [
  { value: 'changed', label: '最近修改在前' },
  { value: 'number', label: '按商品编号' },
] as const;
