import { buildRows } from '../build/rows.ts';
import type { Shelf } from '../kit/seed.ts';
import { buildComments, type DemoComment } from './build-comments.ts';
import { buildPosts, type DemoPost } from './build-posts.ts';
import { buildQuestions, type DemoQuestion } from './build-questions.ts';
import { subjectsOf } from './subject.ts';

export interface CommunityRows {
  comments: DemoComment[];
  questions: DemoQuestion[];
  posts: DemoPost[];
}

/** What the demo's shoppers said, the same at every start. Only of goods written by hand: nobody knows grown ones. */
export function buildCommunity(shelves: readonly Shelf[]): CommunityRows {
  const subjects = subjectsOf(shelves, buildRows(shelves));
  return {
    comments: subjects.flatMap(buildComments),
    questions: subjects.flatMap(buildQuestions),
    posts: buildPosts(subjects),
  };
}
