import { z } from 'zod';
import { text } from '../../kit/fields.ts';

/** An address of this shop. */
export const link = z.string().regex(/^\/[!-~]{0,199}$/);

/** An image with a link and two texts, in place of the product beside a menu panel. */
export const leadBanner = z.object({
  /** The address of an uploaded image. */
  image: z.string().regex(/^\/pictures\/media\/[a-z0-9]{1,64}-400\.webp$/),
  width: z.int().positive(),
  height: z.int().positive(),
  title: text(12),
  note: text(20, 0),
  link,
});
