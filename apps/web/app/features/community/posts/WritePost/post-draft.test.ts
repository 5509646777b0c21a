import { describe, expect, it } from 'vitest';
import { parseTopics, postInput, postProblems } from './post-draft.ts';

const draft = {
  title: ' 只留下朱砂 ',
  content: '窗边自然光，没有修图。',
  topics: '#黄黑皮口红 冬日色谱，黄黑皮口红',
  skus: [{ skuId: '1', name: '03 朱砂', note: ' 偏暖 ' }],
};
const problems = (change: object, isSending = false) =>
  Object.keys(postProblems({ ...draft, ...change }, { isSending }));

describe('a post being written', () => {
  it('is complete with a title, words and something it is about', () => expect(problems({})).toEqual([]));
  it('says everything that is missing at once', () =>
    expect(problems({ title: '　', content: '\n', skus: [] })).toEqual(['title', 'content', 'skus']));
  it('has five topics at most, none too long', () => {
    expect(problems({ topics: '一 二 三 四 五' })).toEqual([]);
    expect(problems({ topics: '一 二 三 四 五 六' })).toEqual(['topics']);
    expect(problems({ topics: '长'.repeat(21) })).toEqual(['topics']);
  });
  it('waits for pictures on their way', () => expect(problems({}, true)).toEqual(['form']));
  it('names a topic once, however it is typed', () =>
    expect(parseTopics(draft.topics)).toEqual(['黄黑皮口红', '冬日色谱']));
  it('is sent without stray blanks', () =>
    expect(postInput(draft, ['p1'])).toMatchObject({
      title: '只留下朱砂',
      imageIds: ['p1'],
      skus: [{ skuId: '1', note: '偏暖' }],
    }));
});
