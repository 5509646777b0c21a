import { createRandom } from '../../build/random.ts';
import type { DemoPost } from '../build-posts.ts';
import { shuffle } from '../deck.ts';
import { REVIEWERS } from '../reviewers.ts';
import { DETAILS, OPENINGS, QUESTIONS } from './post-comment-texts.ts';

export interface DemoPostComment {
  author: string;
  card: string;
  content: string;
  likes: number;
  hoursAgo: number;
  /** What the author of the post answers, some hours later. */
  answer: { content: string; hoursAgo: number } | null;
}

const MOST = 9;
/** So many likes of a post for one more comment. */
const LIKES_PER_COMMENT = 160;

/** Comments for each post: more below those with more likes, no text twice below one post, none older than it. */
export function buildPostComments(posts: readonly DemoPost[]): DemoPostComment[][] {
  const random = createRandom('post comments');
  const remarks = shuffle(
    OPENINGS.flatMap((opening) => DETAILS.map((detail) => `${opening}${detail}`)),
    random,
  );
  let used = 0;
  return posts.map((post) => {
    const people = shuffle(REVIEWERS, random).filter(({ name }) => name !== post.author);
    const count = Math.min(MOST, 1 + Math.floor(post.likes / LIKES_PER_COMMENT));
    const questions = shuffle(QUESTIONS, random);
    return Array.from({ length: count }, (_, index) => {
      // The first hour below a new post is quiet.
      const hoursAgo = Math.max(2, Math.floor(post.hoursAgo * (0.15 + 0.8 * random.next())) - 1);
      const question = index % 3 === 0 ? questions[index / 3] : undefined;
      used += 1;
      return {
        author: people[index]!.name,
        card: people[index]!.card,
        content: question ? question[0] : remarks[used % remarks.length]!,
        likes: Math.floor(random.next() ** 2 * (4 + post.likes / 30)),
        hoursAgo,
        answer: question
          ? { content: question[1], hoursAgo: Math.max(1, hoursAgo - random.whole(1, 9)) }
          : null,
      };
    });
  });
}
