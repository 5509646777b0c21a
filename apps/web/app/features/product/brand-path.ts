import type { ProductDetail } from '@huarong/contract/catalogue';

/** `/brand/{brandNameEN without spaces}-{brandId}/`; the brand page redirects other spellings. */
export const brandPath = ({ brandNameEN, brandId }: Pick<ProductDetail, 'brandNameEN' | 'brandId'>) =>
  `/brand/${encodeURIComponent(brandNameEN.replaceAll(' ', ''))}-${brandId}/`;
