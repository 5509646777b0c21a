import { type FormEvent, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { showToast } from '../../ui/Toaster.tsx';
import { UnsavedGuard } from '../../ui/unsaved/UnsavedGuard.tsx';
import { useLeaveSaved } from '../../ui/unsaved/use-leave-saved.ts';
import type { Route } from './+types/article.route';
import { ArticleFields } from './ArticleFields.tsx';
import { type ArticleDraft, contentOf, draftOf, newDraft } from './article-draft.ts';
import { ARTICLE_STATES } from './types.ts';

export const meta = () => [{ title: '文章 · 花容管理后台' }];
export const clientLoader = ({ params: { articleId } }: Route.ClientLoaderArgs) =>
  articleId === undefined ? null : load(api.articles.detail({ articleId }));

/** Writes an article: what members read, when, and for which skin. */
export default function ArticlePage({ loaderData: article }: Route.ComponentProps) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState<ArticleDraft>(() => (article ? draftOf(article) : newDraft(Date.now())));
  const [version, setVersion] = useState(article?.version ?? null);
  const [isDirty, setIsDirty] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const leaveSaved = useLeaveSaved(() => setIsDirty(false));
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsBusy(true);
    const reply = await api.articles.save({
      articleId: article?.articleId ?? null,
      version,
      content: contentOf(draft),
    });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    setVersion(reply.value.version);
    showToast('已保存');
    if (article) {
      setIsDirty(false);
      void revalidate();
    } else await leaveSaved(`/articles/${reply.value.articleId}`);
  }
  return (
    <form onSubmit={submit}>
      <UnsavedGuard isDirty={isDirty} text="文章没有保存" />
      <div className="phead">
        <h1>{article ? article.title : '新文章'}</h1>
        {article && (
          <span className="phead-n">
            <span className={ARTICLE_STATES[article.status].className}>
              {ARTICLE_STATES[article.status].label}
            </span>
          </span>
        )}
        <div className="acts">
          <Link className="btn" to="/articles">
            返回
          </Link>
          {can('content:write') && (
            <button type="submit" className={`btn btn-ink${isBusy ? ' is-loading' : ''}`} disabled={isBusy}>
              保存
            </button>
          )}
        </div>
      </div>
      {error && (
        <p className="note note-err" role="alert">
          {error}
        </p>
      )}
      <div className="cols">
        <ArticleFields
          draft={draft}
          onChange={(changed) => {
            setDraft((now) => ({ ...now, ...changed }));
            setIsDirty(true);
            setError(undefined);
          }}
        />
        <aside className="sticky">
          <section className="panel" aria-labelledby="article-look">
            <div className="panel-h">
              <h2 id="article-look">收到的样子</h2>
            </div>
            <div className="bc-look">
              <div className="bc-paper">
                <b>{draft.title || '标题'}</b>
                <p className="pre">{draft.text || '摘要'}</p>
                <p className="hint">读全文：{draft.link}</p>
              </div>
            </div>
          </section>
        </aside>
      </div>
    </form>
  );
}
