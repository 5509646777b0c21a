import { createImageSubject } from '../catalogue/index.ts';
import { galleryImages, type ImagePort } from '../images/index.ts';
import type { Pictured } from './list/product-rows.queries.ts';

type PicturedSku = NonNullable<Pictured['first_sku']>;

const subjectOf = (product: Pictured, sku: PicturedSku) =>
  createImageSubject(
    {
      code: product.code,
      pack: product.pack,
      brand: { name_en: product.brand_name_en },
      category: { pigment: product.pigment },
      images: product.images,
    },
    sku,
  );

/** The image of a product in any state; null while it has no sku. */
export const imageOfProduct = (imageOf: ImagePort, product: Pictured): string | null =>
  product.first_sku ? imageOf(subjectOf(product, product.first_sku), 'front') : null;

/** Every image that the gallery of a sku shows. */
export const imagesOfSku = (imageOf: ImagePort, product: Pictured, sku: PicturedSku): string[] => [
  ...galleryImages(imageOf, subjectOf(product, sku)),
];
