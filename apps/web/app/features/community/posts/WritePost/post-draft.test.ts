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

describe('the post draft', () => {
  it('is valid with a title, content and a tagged sku', () => expect(problems({})).toEqual([]));
  it('reports all problems at once', () =>
    expect(problems({ title: '　', content: '\n', skus: [] })).toEqual(['title', 'content', 'skus']));
  it('allows five topics of limited length', () => {
    expect(problems({ topics: '一 二 三 四 五' })).toEqual([]);
    expect(problems({ topics: '一 二 三 四 五 六' })).toEqual(['topics']);
    expect(problems({ topics: '长'.repeat(21) })).toEqual(['topics']);
  });
  it('is invalid while images are uploading', () => expect(problems({}, true)).toEqual(['form']));
  it('drops duplicate topics', () => expect(parseTopics(draft.topics)).toEqual(['黄黑皮口红', '冬日色谱']));
  it('names the image of a place by its position, and drops the place in a removed image', () => {
    const at = (imageId: string) => ({ ...draft.skus[0]!, point: { imageId, x: 0.25, y: 0.5 } });
    const points = (skus: ReturnType<typeof at>[]) =>
      postInput({ ...draft, skus }, ['p1', 'p2']).skus.map(({ point }) => point);
    expect(points([at('p2'), at('removed')])).toEqual([{ image: 1, x: 0.25, y: 0.5 }, undefined]);
  });
  it('is trimmed before it is sent', () =>
    expect(postInput(draft, ['p1'])).toMatchObject({
      title: '只留下朱砂',
      imageIds: ['p1'],
      skus: [{ skuId: '1', note: '偏暖' }],
    }));
});
