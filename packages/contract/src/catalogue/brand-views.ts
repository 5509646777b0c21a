import { z } from 'zod';
import { Brand } from './catalogue-views.ts';

/** Filters of the brand wall: from abroad, Chinese, niche scents, exclusive, new this month. */
export const BrandMark = z.enum(['international', 'guohuo', 'niche', 'exclusive', 'newcomer']);
export type BrandMark = z.infer<typeof BrandMark>;

/** A product that represents its brand. */
const Showpiece = z.object({ productId: z.string(), productName: z.string(), skuImagePath: z.string() });

/** Details for the brand's own pages; the wall omits them to stay small. */
const BrandFacts = z.object({
  /** The founding year, where known. */
  since: z.int().optional(),
  story: z.array(z.string()),
  /** Backdrop of its main category. */
  pigment: z.string(),
  /** Categories of its products, most products first. */
  shelves: z.array(
    z.object({
      categoryId: z.string(),
      name: z.string(),
      productCount: z.int(),
      /** Image of its best-selling product. */
      skuImagePath: z.string(),
    }),
  ),
  /** At most four, best-selling first. */
  showpieces: z.array(Showpiece),
});

export const WallBrand = Brand.extend({
  link: z.string(),
  /** Marks shown beside the name: 国货, 独家. */
  tags: z.array(z.string()),
  marks: z.array(BrandMark),
  slogan: z.string(),
  origin: z.string(),
  /** Products currently sold. */
  productCount: z.int(),
  facts: BrandFacts.optional(),
});
export type WallBrand = z.infer<typeof WallBrand>;

export const BrandWall = z.object({
  total: z.int(),
  groups: z.array(z.object({ letter: z.string(), brandList: z.array(WallBrand) })),
  /** The best-selling brands, each from a different category. */
  featured: z.array(
    z.object({
      brandId: z.string(),
      showpiece: Showpiece,
      /** Its current promotion: 满299减50. */
      promotion: z.string().optional(),
    }),
  ),
});
export type BrandWall = z.infer<typeof BrandWall>;
