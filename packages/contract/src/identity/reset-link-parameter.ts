import { z } from 'zod';

/** A mail program turns the plus signs of a link into spaces; they are turned back before anything else looks. */
export const resetLinkParameter = z
  .string()
  .max(512)
  .transform((parameter) => parameter.replaceAll(' ', '+'))
  .pipe(z.string().regex(/^[A-Za-z0-9+/=_-]+$/));
