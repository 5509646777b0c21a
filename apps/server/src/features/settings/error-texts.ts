import { errorCodes } from '@huarong/contract/kit';
import { errorTextProblem, placeholdersOf, settingOf, type TimedSetting } from '@huarong/core/settings';

const ADMIN_ONLY = /^ADM/;
/** Answered before any feature is asked, where no text of the shop is at hand. */
const TECHNICAL: ReadonlySet<string> = new Set([
  'malformed-request',
  'not-wrapped',
  'too-large',
  'wrong-content-type',
  'not-found',
  'wrong-method',
  'not-built',
  'request-timeout',
  'unexpected',
  'error-code-unknown',
]);
const STANDARD_TEXTS: ReadonlyMap<string, string> = new Map(
  Object.entries(errorCodes).flatMap(([name, { code, message }]) =>
    ADMIN_ONLY.test(code) || TECHNICAL.has(name) ? [] : [[code, message] as const],
  ),
);

/** Every text that shoppers may read and a merchant may write, as the release has it. */
export const listStandardTexts = () =>
  [...STANDARD_TEXTS].map(([code, text]) => ({ code, text, placeholders: placeholdersOf(text) }));

export const standardTextOf = (code: string): string | null => STANDARD_TEXTS.get(code) ?? null;

interface OwnText {
  code: string;
  text: string;
}
/** The first text that cannot be shown, in words; null when all can. */
export function findTextProblem(texts: readonly OwnText[]): string | null {
  for (const { code, text } of texts) {
    const standard = standardTextOf(code);
    if (standard === null) return `没有错误码 ${code}，或者它的提示不能改`;
    const problem = errorTextProblem(standard, text);
    if (problem !== null) return `${code}：${problem}`;
  }
  return null;
}

interface SettingsInMemory {
  settings: () => readonly TimedSetting[];
  now: () => number;
}
/**
 * The texts that hold now, by code. A text that no longer fits the standard one of this release is not used. The rows are
 * read once for each change, because every refusal asks.
 */
export function createErrorTexts({ settings, now }: SettingsInMemory): (code: string) => string | undefined {
  const read = new WeakMap<TimedSetting, ReadonlyMap<string, string>>();
  return (code) => {
    const row = settings().findLast(
      (each) => each.key === 'error-texts' && each.effectiveAt.getTime() <= now(),
    );
    if (!row) return undefined;
    const texts = read.get(row) ?? textsOf(row.value);
    read.set(row, texts);
    return texts.get(code);
  };
}

const textsOf = (value: unknown): ReadonlyMap<string, string> =>
  new Map(
    settingOf('error-texts', value)
      .texts.filter((text) => findTextProblem([text]) === null)
      .map(({ code, text }) => [code, text]),
  );
