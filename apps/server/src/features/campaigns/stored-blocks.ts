import { z } from 'zod';
import { OfferRef } from '../content/index.ts';

/** Blocks as an editor stores them: products by id or rule, images by name. */
export const ImageRef = z.union([
  z.object({ scene: z.string(), alt: z.string().default('') }),
  z.object({
    file: z.string().regex(/^[\w-]+\.(svg|webp|png|jpg)$/),
    width: z.int(),
    height: z.int(),
    alt: z.string().default(''),
  }),
  z.object({
    /** An image that staff uploaded. */
    media: z.string().regex(/^\/pictures\/media\/[0-9a-f]{32}-400\.webp$/),
    width: z.int().min(1),
    height: z.int().min(1),
    alt: z.string().default(''),
  }),
]);
export type ImageRef = z.infer<typeof ImageRef>;

export const ProductSelection = z.union([
  z.object({ products: z.array(z.string()) }),
  z.object({
    category: z.string().optional(),
    brand: z.string().optional(),
    effect: z.string().optional(),
    label: z.string().optional(),
    order: z.enum(['sold', 'new']).default('sold'),
    limit: z.int().min(1).max(20).default(5),
  }),
]);
export type ProductSelection = z.infer<typeof ProductSelection>;

const link = z.object({ label: z.string(), href: z.string() });
const lines = z.array(z.string()).default([]);
const block = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({
    kind: z.literal(kind),
    anchor: z.string().optional(),
    /** The offer that the block speaks of: it fills the placeholders, and the block ends with it. */
    offer: OfferRef.optional(),
    ...shape,
  });

const StoredScene = z.object({
  name: z.string(),
  place: z.string(),
  moment: z.string(),
  lead: z.string(),
  tone: z.enum(['paper', 'umber', 'straw']).default('paper'),
  picture: ImageRef,
  accords: z.array(
    z.object({
      name: z.string(),
      colour: z.string().regex(/^#[0-9A-F]{6}$/),
      note: z.string().default(''),
      course: z.array(z.number().min(0)).length(6),
    }),
  ),
  source: z.string().optional(),
  picks: z.array(z.object({ product: z.string(), note: z.string(), sample: z.string().optional() })),
});

export const StoredBlock = z.discriminatedUnion('kind', [
  block('hero', {
    eyebrow: z.string().default(''),
    title: lines,
    text: lines,
    pigment: z.string(),
    picture: ImageRef,
    /** Shows the time until the page ends. */
    countsDown: z.boolean().default(false),
  }),
  block('anchors', {}),
  block('edition', {
    version: z.string().regex(/^\d{1,3}\.\d{1,3}$/),
    publishedOn: z.iso.date(),
    effectiveOn: z.iso.date(),
    changes: lines,
  }),
  block('coupons', { title: z.string(), note: z.string().default(''), more: link.optional() }),
  block('countdown', {
    title: z.string(),
    text: lines,
    /** Hour of day in Shanghai and length, for an event of every day; a block with an offer counts to its end. */
    at: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
      .optional(),
    hours: z.int().min(1).max(24).optional(),
    goods: ProductSelection,
  }),
  block('rail', {
    title: lines,
    note: z.string().default(''),
    layout: z.enum(['row', 'band']).default('row'),
    pigment: z.string().default('shuang'),
    more: link.optional(),
    goods: ProductSelection,
  }),
  block('tiles', {
    title: lines,
    text: z.string().default(''),
    more: link.optional(),
    tiles: z.array(z.object({ title: z.string(), note: z.string(), product: z.string() })),
  }),
  block('picture', {
    eyebrow: z.string().default(''),
    title: lines,
    text: lines,
    marks: lines,
    more: link.optional(),
    picture: ImageRef,
  }),
  block('text', { title: z.string().default(''), paragraphs: lines, points: lines }),
  block('arrivals', { days: z.int().min(1).max(14), perDay: z.int().min(1).max(50) }),
  block('scents', {
    eyebrow: z.string().default(''),
    title: lines,
    text: lines,
    fact: lines,
    picture: ImageRef,
    scenes: z.array(StoredScene),
  }),
  block('kit', {
    title: z.string(),
    text: z.string(),
    steps: lines,
    note: z.string().default(''),
    picture: ImageRef,
    product: z.string(),
  }),
]);
export type StoredBlock = z.infer<typeof StoredBlock>;
