import { findSensitiveWord } from '@huarong/core/community';
import { expect, it } from 'vitest';
import type { DemoPost } from '../build-posts.ts';
import { buildPostComments } from './build-post-comments.ts';

const posts = Array.from(
  { length: 150 },
  (_, index) => ({ author: '阿黎', likes: (index * 37) % 1400, hoursAgo: 20 + index * 11 }) as DemoPost,
);
const comments = buildPostComments(posts);

it('is the same at every start', () => expect(buildPostComments(posts)).toEqual(comments));

it('has more comments below posts with more likes, none older than the post, none twice below one', () => {
  for (const [index, ofPost] of comments.entries()) {
    const post = posts[index]!;
    expect(ofPost).toHaveLength(Math.min(9, 1 + Math.floor(post.likes / 160)));
    expect(new Set(ofPost.map(({ content }) => content)).size).toBe(ofPost.length);
    for (const { hoursAgo, answer } of ofPost) {
      expect(hoursAgo).toBeLessThan(post.hoursAgo);
      if (answer) expect(answer.hoursAgo).toBeLessThan(hoursAgo);
    }
  }
});

it('has no word that would be held', () => {
  const texts = comments.flat().flatMap(({ content, answer }) => [content, answer?.content ?? '']);
  expect(texts.filter((text) => findSensitiveWord(text))).toEqual([]);
});
