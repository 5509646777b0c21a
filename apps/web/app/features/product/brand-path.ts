import type { ProductDetail } from '@huarong/contract/catalogue';

/** /brand/{brandNameEn without spaces}-{brandId}/; the brand page leads a spelling it does not like to its own. */
export const brandPath = ({ brandNameEN, brandId }: Pick<ProductDetail, 'brandNameEN' | 'brandId'>) =>
  `/brand/${encodeURIComponent(brandNameEN.replaceAll(' ', ''))}-${brandId}/`;
