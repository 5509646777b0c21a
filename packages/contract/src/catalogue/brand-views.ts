import { z } from 'zod';
import { Brand } from './catalogue-views.ts';

/** What the wall can be narrowed to: from abroad, Chinese, niche scents, sold here only, new this month. */
export const BrandMark = z.enum(['international', 'guohuo', 'niche', 'exclusive', 'newcomer']);
export type BrandMark = z.infer<typeof BrandMark>;

/** A product that stands for its brand. */
const Showpiece = z.object({ productId: z.string(), productName: z.string(), skuImagePath: z.string() });

/** What a brand's own pages tell; the wall leaves it out to stay small. */
const BrandFacts = z.object({
  /** The year it began, where known. */
  since: z.int().optional(),
  story: z.array(z.string()),
  /** Backdrop of the shelf it is most at home on. */
  pigment: z.string(),
  /** Shelves its products stand on, the fullest first. */
  shelves: z.array(
    z.object({
      categoryId: z.string(),
      name: z.string(),
      productCount: z.int(),
      /** Of what sells best on it. */
      skuImagePath: z.string(),
    }),
  ),
  /** At most four, the best sold first. */
  showpieces: z.array(Showpiece),
});

export const WallBrand = Brand.extend({
  link: z.string(),
  /** The marks worth a word beside the name: 国货, 独家. */
  tags: z.array(z.string()),
  marks: z.array(BrandMark),
  slogan: z.string(),
  origin: z.string(),
  /** Products on the shelves now. */
  productCount: z.int(),
  facts: BrandFacts.optional(),
});
export type WallBrand = z.infer<typeof WallBrand>;

export const BrandWall = z.object({
  total: z.int(),
  groups: z.array(z.object({ letter: z.string(), brandList: z.array(WallBrand) })),
  /** The brands that sold most, no two from the same shelf. */
  featured: z.array(
    z.object({
      brandId: z.string(),
      showpiece: Showpiece,
      /** What is offered with it now: 满299减50. */
      promotion: z.string().optional(),
    }),
  ),
});
export type BrandWall = z.infer<typeof BrandWall>;
