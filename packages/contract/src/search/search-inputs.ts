import { z } from 'zod';

/** At most 50 characters once percent and hash characters and outer spaces are gone; empty means no keyword. */
export const searchKeyword = z
  .string()
  .max(200)
  .transform((word) => word.replace(/[%#]/g, '').trim())
  .pipe(z.string().max(50))
  .default('');

/** `effect:matte,velvet;price:90-600` → one entry per facet; a product matches any value of every facet. */
export const filters = z
  .string()
  .max(1000)
  .regex(/^([\w-]{1,32}:[^:;]{1,200}(;[\w-]{1,32}:[^:;]{1,200})*)?$/u)
  .default('')
  .transform((written) =>
    written
      .split(';')
      .filter((part) => part !== '')
      .map((part) => {
        const [code = '', values = ''] = part.split(':');
        return { code, values: values.split(',').filter((value) => value !== '') };
      }),
  );

export const sort = z.enum(['default', 'sales', 'new', 'rating', 'priceAsc', 'priceDesc']).default('default');
