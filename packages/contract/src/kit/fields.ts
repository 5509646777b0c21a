/** Field schemas shared by the contracts. */
import { z } from 'zod';

/** A whole number, as JSON or as digits in a path or query. `1e3`, ` 5`, `0x10` and `1.0` are not whole numbers here. */
export const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  z
    .union([
      z.int(),
      z
        .string()
        .regex(/^-?\d{1,15}$/)
        .transform(Number),
    ])
    .pipe(z.int().min(min).max(max));

export const pageNo = wholeNumber({ min: 1, max: 10_000 }).default(1);
/** Limits a list to the last months. */
export const lastMonths = wholeNumber({ min: 1, max: 120 }).optional();
export const pageSize = (usual: number) => wholeNumber({ min: 1, max: 50 }).default(usual);

/** An identifier of ours; callers may send the numeric ones as numbers. */
export const id = z.union([
  z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  z.int().nonnegative().transform(String),
]);

/** Several identifiers: an array in a body, comma-separated in a query; a single one stands for itself. */
export const idList = (max: number) =>
  z.union([
    z.array(id).max(max),
    id.transform((one) => [one]),
    z
      .string()
      .transform((list) => list.split(',').filter((part) => part !== ''))
      .pipe(z.array(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)).max(max)),
  ]);

export const text = (max: number, min = 1) => z.string().trim().min(min).max(max);
export const mobile = z
  .string()
  .max(24)
  .transform((value) => value.replace(/[\s-]/g, '').replace(/^(\+?86)/, ''))
  .pipe(z.string().regex(/^1[3-9]\d{9}$/));
export const email = z
  .string()
  .trim()
  .max(254)
  .regex(/^[A-Za-z0-9_.]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.([A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/i);
export const smsCode = z.string().regex(/^\d{6}$/);
export const base64 = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/);

/** Sent as a decimal string with two digits: `"320.00"`. */
export const money = z.string().regex(/^-?\d+\.\d{2}$/);
/** Sent as ISO 8601 with offset: `2026-11-15T20:14:05+08:00`. */
export const time = z.iso.datetime({ offset: true });
export const emptyObject = z.object({});

/** A page of a list, with the field names of the order list. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), currentPage: z.int(), totalPages: z.int(), total: z.int() });
