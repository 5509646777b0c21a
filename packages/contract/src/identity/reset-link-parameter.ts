import { z } from 'zod';

/** Mail programs turn the plus signs of a link into spaces; they are restored before validation. */
export const resetLinkParameter = z
  .string()
  .max(512)
  .transform((parameter) => parameter.replaceAll(' ', '+'))
  .pipe(z.string().regex(/^[A-Za-z0-9+/=_-]+$/));
