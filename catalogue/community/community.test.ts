import { describe, expect, it } from 'vitest';
import { buildRows } from '../build/rows.ts';
import { demoBrandCatalogues } from '../index.ts';
import { FORMS } from '../kit/forms.ts';
import { buildCommunity } from './index.ts';
import { commentTextsOf } from './texts-by-form/index.ts';

/** The words that are forbidden in the whole shop: 《广告法》 and the cosmetics rules. */
const FORBIDDEN =
  /最(?:好|佳|强|优|大|高|低|新|有效|受欢迎|畅销|先进)|(?:排名|销量|全国|全球|行业)第一|第一(?:品牌|名)|顶级|国家级|唯一|100%|永久|根治|治疗|消炎|杀菌|药妆|抗敏|祛痘|生发|排毒|减肥|医学|美白|祛斑/;

const OPENED_AT = new Date('2026-11-18T10:00:00+08:00');
const { comments, questions, posts } = buildCommunity(demoBrandCatalogues, OPENED_AT);
const answers = questions.flatMap((question) => question.answers);
const texts = [
  ...comments.flatMap(({ content, reply, followUp }) => [content, reply ?? '', followUp?.content ?? '']),
  ...questions.map(({ content }) => content),
  ...answers.map(({ content }) => content),
  ...posts.flatMap(({ title, content, topics, skus }) => [
    title,
    content,
    ...topics,
    ...skus.map(({ note }) => note),
  ]),
];

describe('the demo community', () => {
  it('has thousands of comments, hundreds of questions and more than a hundred posts', () => {
    expect(comments.length).toBeGreaterThanOrEqual(12_000);
    expect(comments.length).toBeLessThan(20_000);
    expect(questions.length).toBeGreaterThanOrEqual(600);
    expect(answers.length).toBeGreaterThanOrEqual(1_000);
    expect(posts.length).toBeGreaterThanOrEqual(120);
  });

  it('is the same for the same opening', () =>
    expect(buildCommunity(demoBrandCatalogues, OPENED_AT)).toEqual({ comments, questions, posts }));

  it('repeats no sentence on one product', () => {
    for (const own of Map.groupBy(comments, ({ productId }) => productId).values()) {
      expect(new Set(own.map(({ content }) => content)).size).toBe(own.length);
      expect(new Set(own.map(({ author }) => author)).size).toBe(own.length);
    }
    for (const own of Map.groupBy(questions, ({ productId }) => productId).values())
      expect(new Set(own.map(({ content }) => content)).size).toBe(own.length);
  });

  it('has the figures of the product rows, and hundreds of comments for the best sellers', () => {
    const commentsOf = Map.groupBy(comments, ({ productId }) => productId);
    const { products } = buildRows(demoBrandCatalogues);
    for (const { id, comment_count, rating_average, praise_percent } of products) {
      const own = commentsOf.get(id) ?? [];
      expect(own.length, id).toBe(comment_count);
      if (own.length === 0) continue;
      const sum = own.reduce((all, { stars }) => all + stars, 0);
      expect(Math.abs(Number(rating_average) - sum / own.length)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(praise_percent).toBe(
        Math.round((100 * own.filter(({ stars }) => stars >= 4).length) / own.length),
      );
    }
    const bestSellers = products.toSorted((a, b) => b.sold_count - a.sold_count).slice(0, 20);
    for (const { comment_count, name_cn } of bestSellers)
      expect(comment_count, name_cn).toBeGreaterThanOrEqual(100);
  });

  it('gives a person the same level, skin and age in every comment', () => {
    for (const own of Map.groupBy(comments, ({ author }) => author).values()) {
      expect(new Set(own.map(({ card }) => card)).size).toBe(1);
      expect(new Set(own.map(({ age }) => age)).size).toBe(1);
      expect(new Set(own.flatMap(({ skin }) => skin ?? [])).size).toBeLessThanOrEqual(1);
    }
  });

  it('mentions nothing that a perfume does not do', () => {
    const scents = comments.filter(({ category }) => category.startsWith('60007'));
    expect(scents.length).toBeGreaterThan(500);
    for (const { content } of scents) expect(content).not.toMatch(/吸收|保湿|搓泥|卡粉|起皮|上脸|显色|泡沫/);
  });

  it('has praise and criticism, and replies to criticism', () => {
    const critical = comments.filter(({ stars }) => stars <= 3);
    expect(critical.length / comments.length).toBeGreaterThan(0.03);
    expect(critical.length / comments.length).toBeLessThan(0.12);
    expect(critical.every(({ reply }) => reply !== null)).toBe(true);
  });

  it('has follow-ups newer than their comment, and images', () => {
    const followed = comments.filter(({ followUp }) => followUp !== null);
    expect(followed.length).toBeGreaterThan(1_000);
    for (const { hoursAgo, followUp } of followed) expect(followUp!.days * 24).toBeLessThan(hoursAgo);
    expect(comments.filter(({ pictures }) => pictures.length > 0).length).toBeGreaterThan(500);
  });

  it('respects the limits of the forms', () => {
    for (const { content } of comments) {
      expect(content.length).toBeGreaterThanOrEqual(5);
      expect(content.length).toBeLessThanOrEqual(500);
    }
    for (const { content } of questions) expect(content.length, content).toBeLessThanOrEqual(100);
    for (const { content } of answers) expect(content.length, content).toBeLessThanOrEqual(300);
    for (const { title, content, skus } of posts) {
      expect(title.length, title).toBeLessThanOrEqual(40);
      expect(content.length).toBeLessThanOrEqual(1_000);
      expect(skus.length).toBeGreaterThanOrEqual(1);
    }
  });

  it('contains no forbidden words and no unfilled placeholders', () => {
    expect(texts.flatMap((text) => FORBIDDEN.exec(text)?.[0] ?? [])).toEqual([]);
    expect(texts.filter((text) => /[{}｜@[\]]|undefined|null/.test(text))).toEqual([]);
  });
});

it.each(FORMS)('has praise, criticism and questions for a %s', (form) => {
  const { praise, mixed, critical, later, questions: asked } = commentTextsOf(form);
  expect(praise.length).toBeGreaterThanOrEqual(5);
  expect(mixed.length).toBeGreaterThanOrEqual(1);
  expect(critical.length).toBeGreaterThanOrEqual(1);
  expect(later.length).toBeGreaterThanOrEqual(1);
  expect(asked.length).toBeGreaterThanOrEqual(2);
  for (const { reply } of critical) expect(reply).not.toBe('');
  for (const { answers: given } of asked) expect(given.length).toBeGreaterThanOrEqual(1);
});
