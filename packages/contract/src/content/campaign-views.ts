import { z } from 'zod';
import { ProductCard, UnitPrice } from '../catalogue/index.ts';
import { time } from '../kit/fields.ts';

/** A page image: `…-1600.webp` has several widths and formats, an SVG only one. */
export const CampaignImage = z.object({
  imageUrl: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
});
export type CampaignImage = z.infer<typeof CampaignImage>;

const Link = z.object({ label: z.string(), href: z.string() });
/** Titles and texts as lines, with the editor's line breaks. */
const lines = z.array(z.string());

const block = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({
    kind: z.literal(kind),
    /** The label of this block in the page navigation; without it the block is not listed. */
    anchor: z.string().optional(),
    ...shape,
  });

/** How a scent develops: its share at six moments from application to eight hours later. */
const Accord = z.object({
  name: z.string(),
  colour: z.string(),
  note: z.string(),
  course: z.array(z.number()).length(6),
});

export const ScentScene = z.object({
  name: z.string(),
  place: z.string(),
  moment: z.string(),
  lead: z.string(),
  /** Background and text colour of its band. */
  tone: z.enum(['paper', 'umber', 'straw']),
  picture: CampaignImage,
  accords: z.array(Accord),
  source: z.string().optional(),
  picks: z.array(
    z.object({
      product: ProductCard,
      note: z.string(),
      sample: z
        .object({ productId: z.string(), skuId: z.string().optional(), ...UnitPrice.shape })
        .optional(),
    }),
  ),
});
export type ScentScene = z.infer<typeof ScentScene>;

export const CampaignBlock = z.discriminatedUnion('kind', [
  block('hero', {
    eyebrow: z.string(),
    title: lines,
    text: lines,
    pigment: z.string(),
    picture: CampaignImage,
    endsAt: time.optional(),
  }),
  block('anchors', { anchors: z.array(z.object({ id: z.string(), label: z.string() })) }),
  /** The version of a text that binds, with its table of contents. */
  block('edition', {
    version: z.string(),
    publishedOn: z.iso.date(),
    effectiveOn: z.iso.date(),
    changes: lines,
    chapters: z.array(z.object({ id: z.string(), label: z.string() })),
  }),
  block('coupons', { title: z.string(), note: z.string(), more: Link.optional() }),
  block('countdown', {
    title: z.string(),
    text: lines,
    startsAt: time,
    endsAt: time,
    productList: z.array(ProductCard),
  }),
  block('rail', {
    title: lines,
    note: z.string(),
    /** `band`: four products beside the text, on the pigment; `row`: five under a heading. */
    layout: z.enum(['row', 'band']),
    pigment: z.string(),
    more: Link.optional(),
    productList: z.array(ProductCard),
  }),
  block('tiles', {
    title: lines,
    text: z.string(),
    more: Link.optional(),
    tiles: z.array(
      z.object({ title: z.string(), note: z.string(), href: z.string(), picture: CampaignImage }),
    ),
  }),
  block('picture', {
    eyebrow: z.string(),
    title: lines,
    text: lines,
    marks: z.array(z.string()),
    more: Link.optional(),
    picture: CampaignImage,
  }),
  block('text', { title: z.string(), paragraphs: z.array(z.string()), points: z.array(z.string()) }),
  block('arrivals', {
    days: z.array(z.object({ date: z.iso.date(), count: z.int(), productList: z.array(ProductCard) })),
  }),
  block('scents', {
    eyebrow: z.string(),
    title: lines,
    text: lines,
    fact: lines,
    picture: CampaignImage,
    scenes: z.array(ScentScene),
  }),
  block('kit', {
    title: z.string(),
    text: z.string(),
    steps: z.array(z.string()),
    note: z.string(),
    picture: CampaignImage,
    product: ProductCard,
  }),
]);
export type CampaignBlock = z.infer<typeof CampaignBlock>;

export const Campaign = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  blocks: z.array(CampaignBlock),
});
export type Campaign = z.infer<typeof Campaign>;
