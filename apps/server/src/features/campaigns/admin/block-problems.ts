import { unknownPlaceholders } from '@huarong/core/content';
import { StoredBlock } from '../stored-blocks.ts';

export interface FieldProblem {
  /** `blocks.2.title`. */
  field: string;
  message: string;
}

const LONGEST: Readonly<Record<string, number>> = { title: 40, label: 24, eyebrow: 40, anchor: 12, name: 40 };
const LONGEST_TEXT = 400;
const ADDRESS = /^(\/[!-~]*|#[\w-]*|https:\/\/[!-~]+)$/;

/** What of the blocks of a page cannot be saved, field by field. */
export const findBlockProblems = (blocks: readonly unknown[]): FieldProblem[] =>
  blocks.flatMap((block, at) => {
    const read = StoredBlock.safeParse(block);
    const ofSchema = read.success
      ? []
      : read.error.issues.map(({ code, path }) => ({
          field: ['blocks', at, ...path].join('.'),
          message: code === 'invalid_type' ? '请填写' : '格式或数值不对',
        }));
    return [...ofSchema, ...textProblems(block, ['blocks', String(at)])];
  });

function textProblems(value: unknown, path: readonly string[]): FieldProblem[] {
  if (typeof value === 'string') {
    const message = textProblem(value, path.findLast((part) => !/^\d+$/.test(part)) ?? '');
    return message === null ? [] : [{ field: path.join('.'), message }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textProblems(inner, [...path, name]));
}

function textProblem(value: string, name: string): string | null {
  const longest = LONGEST[name] ?? LONGEST_TEXT;
  if (value.length > longest) return `不能超过 ${longest} 个字`;
  const unknown = unknownPlaceholders(value);
  if (unknown.length > 0) return `没有占位符 {${unknown.join('} {')}}`;
  if (name === 'href' && !ADDRESS.test(value)) return '请填写本站地址，例如 /category/60001/';
  return null;
}
