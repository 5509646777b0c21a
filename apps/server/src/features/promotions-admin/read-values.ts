import { promotionSchema } from '@huarong/core/pricing/schema';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { z } from 'zod';
import type { JsonValue } from '#platform/database';
import type { PromotionRow } from './list.queries.ts';

export interface PromotionValues {
  kind: PromotionRow['kind'];
  title: string;
  startsAt: string;
  endsAt: string;
  rule: Record<string, JsonValue>;
}
export interface FieldProblem {
  field: string;
  message: string;
}
type Refused = { code: 'promotion-refused'; count: number; fields: FieldProblem[] };
/** What is stored of a promotion. */
export type ReadValues =
  | {
      kind: Exclude<PromotionRow['kind'], 'bundle'>;
      title: string;
      starts_at: Date;
      ends_at: Date;
      rule: Record<string, unknown>;
    }
  | { kind: 'bundle'; title: string; starts_at: Date; ends_at: Date; rule: z.infer<typeof bundleSchema> };

const bundleSchema = z.strictObject({
  skuIds: z
    .array(z.string().min(1).max(64))
    .min(2, '请选 2 到 8 个规格')
    .max(8, '请选 2 到 8 个规格')
    .refine((ids) => new Set(ids).size === ids.length, '同一个规格只能选一次'),
  priceFen: z.int().min(1).max(100_000_000),
});
const SHOWN_PROBLEMS = 50;

/** Reads what an editor sends with the schema of the price engine; every wrong field is named in Chinese. */
export function readValues(id: string, values: PromotionValues): Result<ReadValues, Refused> {
  const [from, until] = [Date.parse(values.startsAt), Date.parse(values.endsAt)];
  const times = { title: values.title, starts_at: new Date(from), ends_at: new Date(until) };
  if (values.kind === 'bundle') {
    const parsed = bundleSchema.safeParse(values.rule);
    const problems = [
      ...(values.title === '' ? [{ field: 'title', message: '请填写名称' }] : []),
      ...(from < until ? [] : [{ field: 'window.until', message: '结束时间须晚于开始时间' }]),
      ...(parsed.success ? [] : parsed.error.issues.map(problemOf)),
    ];
    return parsed.success && problems.length === 0
      ? accept({ kind: 'bundle', ...times, rule: parsed.data })
      : refused(problems);
  }
  const { kind, title } = values;
  const rule = withGiftIds(id, values.rule);
  const parsed = promotionSchema.safeParse({
    ...rule,
    promotionId: id,
    kind,
    title,
    window: { from, until },
  });
  if (!parsed.success) return refused(parsed.error.issues.map(problemOf));
  const { promotionId: _id, kind: _kind, title: _title, window: _window, ...stored } = parsed.data;
  return accept({ kind, ...times, rule: stored });
}

export const refused = (fields: readonly FieldProblem[]) =>
  refuse({
    code: 'promotion-refused' as const,
    count: fields.length,
    fields: fields.slice(0, SHOWN_PROBLEMS),
  });

/** The same sku as a gift of two promotions has two ids; the editor leaves them to the server. */
function withGiftIds(id: string, rule: Record<string, JsonValue>): Record<string, JsonValue> {
  const { tiers } = rule;
  if (!Array.isArray(tiers)) return rule;
  return {
    ...rule,
    tiers: tiers.map((tier) => {
      const benefit = isObject(tier) ? tier['benefit'] : undefined;
      const gifts = isObject(benefit) ? benefit['gifts'] : undefined;
      if (!isObject(tier) || !isObject(benefit) || !Array.isArray(gifts)) return tier;
      const named = gifts.map((gift) =>
        isObject(gift) && !gift['giftId'] ? { ...gift, giftId: `${id}:${String(gift['skuId'])}` } : gift,
      );
      return { ...tier, benefit: { ...benefit, gifts: named } };
    }),
  };
}

const isObject = (value: JsonValue | undefined): value is Record<string, JsonValue> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The messages of the schema are Chinese where somebody wrote one; the others are named by what is wrong. */
export function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  return {
    field: issue.path.join('.'),
    message: /\p{Script=Han}/u.test(issue.message) ? issue.message : textOf(issue),
  };
}

function textOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') return '请填写';
      return issue.origin === 'array' ? `至少要 ${issue.minimum} 项` : `不能小于 ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `不能超过 ${issue.maximum} 个字`;
      return issue.origin === 'array' ? `不能超过 ${issue.maximum} 项` : `不能大于 ${issue.maximum}`;
    case 'invalid_type':
      return '请填写';
    case 'invalid_value':
    case 'invalid_union':
      return '请选择';
    default:
      return '内容不对';
  }
}
