import { expect, test } from 'vitest';
import { communityPath, readCommunityQuery } from './community-query.ts';

const read = (text: string) => readCommunityQuery(new URLSearchParams(text));

test('reads topic, sort order and page from the URL', () =>
  expect(read('topic=通勤&sort=newest&page=3')).toEqual({ topic: '通勤', sort: 'newest', page: 3 }));
test('ignores invalid values', () =>
  expect(read(`topic=${'长'.repeat(30)}&sort=loudest&page=-1`)).toEqual({
    topic: '长'.repeat(20),
    sort: 'popular',
    page: 1,
  }));
test('a change of topic or order starts at the first page', () => {
  const query = read('topic=通勤&page=3');
  expect(communityPath(query, { page: 4 })).toBe(`/community/?topic=${encodeURIComponent('通勤')}&page=4`);
  expect(communityPath(query, { topic: '' })).toBe('/community/');
  expect(communityPath(query, { topic: '', sort: 'newest' })).toBe('/community/?sort=newest');
});
test('the posts of followed authors have an address of their own', () => {
  expect(read('sort=followed&page=2')).toEqual({ topic: '', sort: 'followed', page: 2 });
  expect(communityPath(read('topic=通勤'), { sort: 'followed', topic: '' })).toBe(
    '/community/?sort=followed',
  );
});
