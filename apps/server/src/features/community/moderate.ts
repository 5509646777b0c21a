import { findSensitiveWord, questionSubstance, type SensitiveKind } from '@huarong/core/community';

export type ModerationResult = { state: 'shown' } | { state: 'pending'; notice: string };

const REASONS: Record<SensitiveKind, (word: string) => string> = {
  medical: (word) => `“${word}”属于医疗用语，换成自己的感受会更快显示，例如“泛红少了”`,
  absolute: (word) => `“${word}”这样的说法需要先看一看`,
  advertising: () => '里面像是有推广或站外联系方式，需要先看一看',
  privacy: () => '里面像是有手机号或证件号，为了你的安全先不显示',
  abuse: () => '有些话可能会伤到别人，需要先看一看',
};

/** Why a text needs review, as a message for its author; null when it does not. */
export function findHoldReason(...texts: string[]): string | null {
  const found = findSensitiveWord(texts.join('\n'));
  return found && REASONS[found.kind](found.word);
}

const decide = (reason: string | null): ModerationResult =>
  reason === null
    ? { state: 'shown' }
    : { state: 'pending', notice: `已收到，审核后显示，一般 2 小时内。${reason}` };

/** Whether a text is shown at once. A held text comes with a notice that says why. */
export const moderate = (...texts: string[]): ModerationResult => decide(findHoldReason(...texts));

/** Why a question needs review: as any text, and when it hardly says what it asks. */
export const findQuestionHoldReason = (question: string): string | null =>
  findHoldReason(question) ??
  (questionSubstance(question) === 'thin' ? '看不太出想问什么，写成一句完整的问题会更快显示' : null);

export const moderateQuestion = (question: string): ModerationResult =>
  decide(findQuestionHoldReason(question));

/** A rewritten text that was refused before is always reviewed again. */
export const moderateRewrite = (...texts: string[]): ModerationResult => ({
  state: 'pending',
  notice: `已收到修改，审核后显示，一般 2 小时内。${findHoldReason(...texts) ?? ''}`,
});
