import type { Form } from '../kit/forms.ts';

/**
 * Comment texts for some product forms: one sentence a line. `[candle]` before a line restricts it to that form; `｜`
 * separates a question from its answers, and `@` marks an answer of staff.
 */
export interface CommentTextSource {
  forms: readonly Form[];
  /** Sentences of satisfied buyers. */
  praise?: string;
  /** Sentences with one small criticism. */
  mixed?: string;
  /** A complaint｜the shop's reply. */
  critical?: string;
  /** After some weeks of use. */
  later?: string;
  /** A question｜an answer｜@an answer of staff. */
  questions?: string;
}

/** The same, parsed for one form. */
export interface CommentTexts {
  praise: string[];
  mixed: string[];
  critical: { said: string; reply: string }[];
  later: string[];
  questions: { question: string; answers: { text: string; isStaff: boolean }[] }[];
}

export const commentTexts = (
  forms: readonly Form[],
  text: Omit<CommentTextSource, 'forms'>,
): CommentTextSource => ({ forms, ...text });

/** All texts for a form, from every source that includes it: a cushion is base make-up and a cushion. */
export function collectCommentTexts(sources: readonly CommentTextSource[], form: Form): CommentTexts {
  const lines = (part: Exclude<keyof CommentTextSource, 'forms'>) =>
    sources.filter(({ forms }) => forms.includes(form)).flatMap((each) => linesFor(form, each[part] ?? ''));
  return {
    praise: lines('praise'),
    mixed: lines('mixed'),
    critical: lines('critical').map((line) => {
      const [said = '', reply = ''] = line.split('｜');
      return { said, reply };
    }),
    later: lines('later'),
    questions: lines('questions').map((line) => {
      const [question = '', ...answers] = line.split('｜');
      return {
        question,
        answers: answers.map((answer) => ({
          text: answer.replace(/^@/, ''),
          isStaff: answer.startsWith('@'),
        })),
      };
    }),
  };
}

const RESTRICTED = /^\[([a-z -]+)\]/;

function linesFor(form: Form, text: string): string[] {
  return text.split('\n').flatMap((raw) => {
    const line = raw.trim();
    const only = RESTRICTED.exec(line);
    if (line === '' || (only && !only[1]!.split(' ').includes(form))) return [];
    return [line.replace(RESTRICTED, '')];
  });
}
