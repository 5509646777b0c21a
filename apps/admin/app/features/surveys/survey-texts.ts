import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { writeCsv } from '@huarong/core/orders';

export type SurveyRow = Output<AdminContracts['surveys']['list']>['surveys'][number];
export type Survey = Output<AdminContracts['surveys']['detail']>;
export type Question = Survey['questions'][number];
export type Results = Output<AdminContracts['surveys']['results']>;

export const SURVEY_STATES: Record<SurveyRow['state'], { label: string; className: string }> = {
  draft: { label: '草稿', className: 'st' },
  live: { label: '已发布', className: 'st st-ok' },
  stopped: { label: '已停止', className: 'st st-hold' },
};
export const QUESTION_KINDS: Record<Question['kind'], string> = {
  one: '单选',
  some: '多选',
  score: '0 到 10 分',
  text: '文字',
};

/** 2026-11-17T09:00 in Shanghai, as a field for date and time takes it. */
export const toField = (iso: string): string =>
  new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(0, 16);
export const fromField = (typed: string): string => `${typed}:00+08:00`;

/** A question of another kind keeps what both have. */
export function withKind(question: Question, kind: Question['kind']): Question {
  const { id, title, isOptional } = question;
  const common = { id, title, ...(isOptional !== undefined && { isOptional }) };
  const choices = 'choices' in question ? question.choices : ['', ''];
  if (kind === 'one') return { ...common, kind, choices };
  if (kind === 'some') return { ...common, kind, choices, most: Math.max(1, choices.length) };
  return kind === 'score' ? { ...common, kind, low: '完全不会', high: '一定会' } : { ...common, kind };
}

/** How often each answer was given, for a spreadsheet. */
export const csvOf = ({ answered, questions }: Results): string =>
  writeCsv([
    ['题目', '题型', '回答', '次数', '占比'],
    ...questions.flatMap(({ title, kind, counts, texts, given }) => [
      ...counts.map(({ answer, count }) => [
        title,
        QUESTION_KINDS[kind],
        answer,
        String(count),
        shareOf(count, given),
      ]),
      ...texts.map((text) => [title, QUESTION_KINDS[kind], text, '1', '']),
    ]),
    ['回答人数', '', '', String(answered), ''],
  ]);

export const shareOf = (count: number, given: number): string =>
  given === 0 ? '0.0 %' : `${((count * 100) / given).toFixed(1)} %`;
