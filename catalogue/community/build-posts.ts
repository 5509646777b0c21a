import { chanceOf } from '../build/chance.ts';
import { AUTHORS, CARDS } from './by-person.ts';
import { shuffled } from './deck.ts';
import { carePosts } from './posts/care-posts.ts';
import { lifePosts } from './posts/life-posts.ts';
import { makeupPosts } from './posts/makeup-posts.ts';
import type { PostText } from './posts/post-text.ts';
import { fill, type Subject } from './subject.ts';

export interface DemoPost {
  author: string;
  card: string;
  title: string;
  content: string;
  topics: string[];
  pictures: string[];
  likes: number;
  hoursAgo: number;
  skus: { id: string; note: string }[];
}

const POSTS: readonly PostText[] = [...makeupPosts, ...carePosts, ...lifePosts];
/** Each title is told of two products at most, by two writers. */
const TELLERS = 2;

/** Posts about the goods that sell: each title of each text finds products it fits. */
export function buildPosts(subjects: readonly Subject[]): DemoPost[] {
  const chance = chanceOf('posts');
  const authors = shuffled(AUTHORS, chance);
  const told = new Set<string>();
  const bestFirst = subjects
    .filter(({ publishedDaysAgo }) => publishedDaysAgo >= 2)
    .toSorted((a, b) => Number(isFace(b)) - Number(isFace(a)) || b.soldCount - a.soldCount);

  return POSTS.flatMap((text) => {
    const fitting = bestFirst.filter((subject) => !told.has(subject.id) && fits(text, subject));
    return Array.from({ length: TELLERS }, () => text.titles)
      .flat()
      .flatMap((title, index) => {
        const subject = fitting[index];
        if (!subject) return [];
        // Everybody writes about the face of the shop; of the rest, each finds one writer.
        if (!isFace(subject)) told.add(subject.id);
        return [onePost(text, title, subject, authors.pop()!)];
      });
  });
}

const isFace = ({ seed }: Subject) => seed.nickname === '小赤木';

const slotsOf = (text: PostText) =>
  new Set([...text.paragraphs, ...text.notes, ...text.titles].join('').match(/\{[abc]\}/g));

/** A text about three shades needs a product that has them. */
const fits = (text: PostText, subject: Subject) =>
  text.forms.includes(subject.seed.form) &&
  subject.skus.filter(({ shade }) => shade !== null).length >= slotsOf(text).size;

function onePost(text: PostText, title: string, subject: Subject, author: string): DemoPost {
  const chance = chanceOf(`post ${subject.id} ${title}`);
  const tagged = shuffled(subject.skus, chance).slice(0, Math.max(1, slotsOf(text).size));
  const say = (line: string) =>
    fill(
      line.replace(/\{([abc])\}/g, (_whole, slot: string) => tagged['abc'.indexOf(slot)]?.shade ?? ''),
      subject,
      tagged[0]!.shade,
    ) ?? '';
  return {
    author,
    card: chance.pick(CARDS),
    title: say(title),
    content: text.paragraphs.map(say).join('\n\n'),
    topics: [...text.topics],
    pictures: tagged.flatMap(({ id }) => [`drawn:${id}:scene`, `drawn:${id}:texture`]).slice(0, 5),
    likes: 20 + Math.floor(chance.next() ** 3 * 1_400),
    hoursAgo: chance.whole(20, Math.min(200, subject.publishedDaysAgo) * 24),
    skus: tagged.map(({ id }, index) => ({ id, note: say(text.notes[index] ?? '') })),
  };
}
