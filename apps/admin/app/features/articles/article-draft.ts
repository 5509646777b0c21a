import type { SkinType } from '@huarong/core/community';
import { fromLocal, toLocal } from '../../ui/local-time.ts';
import type { Article, ArticleContent } from './types.ts';

/** What the form holds. */
export interface ArticleDraft {
  title: string;
  text: string;
  link: string;
  skuId: string;
  skinTypes: SkinType[];
  publishedAt: string;
  endsAt: string;
  isLive: boolean;
}

export const newDraft = (now: number): ArticleDraft => ({
  title: '',
  text: '',
  link: '',
  skuId: '',
  skinTypes: [],
  publishedAt: toLocal(new Date(now).toISOString()),
  endsAt: '',
  isLive: true,
});

export const draftOf = (article: Article): ArticleDraft => ({
  title: article.title,
  text: article.text,
  link: article.link,
  skuId: article.skuId ?? '',
  skinTypes: article.skinTypes ?? [],
  publishedAt: toLocal(article.publishedAt),
  endsAt: article.endsAt ? toLocal(article.endsAt) : '',
  isLive: article.isLive,
});

export const contentOf = (draft: ArticleDraft): ArticleContent => ({
  title: draft.title.trim(),
  text: draft.text.trim(),
  link: draft.link.trim(),
  skuId: draft.skuId.trim() || null,
  skinTypes: draft.skinTypes.length > 0 ? draft.skinTypes : null,
  publishedAt: fromLocal(draft.publishedAt),
  endsAt: draft.endsAt ? fromLocal(draft.endsAt) : null,
  isLive: draft.isLive,
});
