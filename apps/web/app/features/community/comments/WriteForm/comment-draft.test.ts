import { describe, expect, it } from 'vitest';
import { commentProblems, emptyCommentDraft } from './comment-draft.ts';

const whole = { ...emptyCommentDraft, stars: 4, content: '质地偏厚，晚上用正好' };
const check = (
  draft: Partial<typeof whole>,
  facts: Partial<{ isFollowUp: boolean; isSending: boolean }> = {},
) => Object.keys(commentProblems({ ...whole, ...draft }, { isFollowUp: false, isSending: false, ...facts }));

describe('the comment draft', () => {
  it('is valid with stars and five characters', () => {
    expect(check({})).toEqual([]);
    expect(check({ content: '五个字正好' })).toEqual([]);
  });
  it('reports all problems at once', () =>
    expect(check({ stars: 0, content: '好用' })).toEqual(['stars', 'content']));
  it('does not count blanks as characters', () =>
    expect(check({ content: '好　用    \n  ' })).toEqual(['content']));
  it('needs no stars for a follow-up', () => expect(check({ stars: 0 }, { isFollowUp: true })).toEqual([]));
  it('is invalid while images are uploading', () => expect(check({}, { isSending: true })).toEqual(['form']));
});
