import type { Form } from '../kit/forms.ts';

/**
 * What people say about one kind of thing, as an editor writes it: a line is a sentence. `[candle]` before a line keeps
 * it to that form; `｜` parts what was said from its answers, and `@` marks an answer of our own people.
 */
export interface CommentTextSource {
  forms: readonly Form[];
  /** Sentences of someone content. */
  praise?: string;
  /** One thing that could be better, said kindly. */
  mixed?: string;
  /** What someone disappointed says｜what the shop answers. */
  critical?: string;
  /** After some weeks of use. */
  later?: string;
  /** A question｜an answer｜@an answer of the shop. */
  questions?: string;
}

/** The same, sorted out for one form. */
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

/** Everything people say about a form, from all the talks that fit it: a cushion is base make-up, and a cushion. */
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
