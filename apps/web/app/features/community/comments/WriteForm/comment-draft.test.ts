import { describe, expect, it } from 'vitest';
import { commentProblems, emptyCommentDraft } from './comment-draft.ts';

const whole = { ...emptyCommentDraft, stars: 4, content: '质地偏厚，晚上用正好' };
const check = (
  draft: Partial<typeof whole>,
  facts: Partial<{ isFollowUp: boolean; isSending: boolean }> = {},
) => Object.keys(commentProblems({ ...whole, ...draft }, { isFollowUp: false, isSending: false, ...facts }));

describe('a comment being written', () => {
  it('is complete with stars and five characters', () => {
    expect(check({})).toEqual([]);
    expect(check({ content: '五个字正好' })).toEqual([]);
  });
  it('says everything that is missing at once', () =>
    expect(check({ stars: 0, content: '好用' })).toEqual(['stars', 'content']));
  it('does not count blanks', () => expect(check({ content: '好　用    \n  ' })).toEqual(['content']));
  it('needs no stars when it follows up', () =>
    expect(check({ stars: 0 }, { isFollowUp: true })).toEqual([]));
  it('waits for pictures on their way', () => expect(check({}, { isSending: true })).toEqual(['form']));
});
