import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Route } from './+types/bench.route';
import { EffectPanel } from './EffectPanel.tsx';
import { HitList, Reading, type Tried } from './HitList.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import { WordFields } from './WordFields.tsx';
import { changeOf, type Effect, EMPTY_DRAFT, type WordDraft } from './word-draft.ts';

export const meta = () => [{ title: '试搜 · 花容管理后台' }];
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
  const query = new URL(request.url).searchParams.get('q')?.trim().slice(0, 50) ?? '';
  return { query, tried: query === '' ? null : await load(api.searchWords.tryOut({ query })) };
};

/** A search with the reason of each result, and the same with words that are not saved. */
export default function BenchPage({ loaderData: { query, tried } }: Route.ComponentProps) {
  const [, setSearch] = useSearchParams();
  return (
    <>
      <SearchTabs note="按现在的词和改动后的词各搜一遍" />
      <form
        className="row sw-query"
        aria-label="试搜"
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          setSearch({ q: String(new FormData(event.currentTarget).get('q')) });
        }}
      >
        <span className="inp-ic">
          <input
            key={query}
            name="q"
            className="inp inp-lg"
            type="search"
            aria-label="搜什么"
            placeholder="送女友的小红管口红"
            maxLength={50}
            defaultValue={query}
          />
          <Icon name="search" />
        </span>
        <button type="submit" className="btn btn-ink">
          试搜
        </button>
        {tried && (
          <span className="right muted">
            {tried.before.total} 件，{tried.milliseconds} 毫秒
          </span>
        )}
      </form>
      {tried ? (
        <Compared key={query} query={query} now={tried.before} />
      ) : (
        <Empty title="输入顾客会搜的话" icon="search">
          看每个词怎么读、每件商品为什么在结果里。
        </Empty>
      )}
    </>
  );
}

function Compared({ query, now }: { query: string; now: Tried }) {
  const [draft, setDraft] = useState<WordDraft>(EMPTY_DRAFT);
  const [changed, setChanged] = useState<Tried | null>(null);
  const [effect, setEffect] = useState<Effect | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function compare(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const change = changeOf(draft, null);
    if (!change) return setError('请把词填完整');
    setIsBusy(true);
    const tried = await api.searchWords.tryOut({ query, change });
    const measured = tried.ok ? await api.searchWords.preview({ change }) : null;
    setIsBusy(false);
    if (!tried.ok) return setError(tried.refusal.message);
    setError(measured && !measured.ok ? measured.refusal.message : null);
    setChanged(tried.value.after);
    setEffect(measured?.ok ? measured.value : null);
  }
  return (
    <div className="cols">
      <div>
        <Reading tried={changed ?? now} />
        <div className={changed ? 'cols-2' : undefined}>
          <HitList title="现在" note="已生效的词" tried={now} />
          {changed && <HitList title="改动后" note="没有保存" tried={changed} isCompared />}
        </div>
      </div>
      <aside>
        <form onSubmit={compare} aria-label="试一个改动">
          <section className="panel">
            <header className="panel-h">
              <h2>试一个改动</h2>
              <span className="right">不会保存</span>
            </header>
            <div className="panel-b stack stack-4">
              <WordFields draft={draft} onChange={setDraft} />
              {error && (
                <p className="err" role="alert">
                  {error}
                </p>
              )}
              <button
                type="submit"
                className={`btn btn-block${isBusy ? ' is-loading' : ''}`}
                disabled={isBusy}
              >
                {isBusy ? '正在比较' : '比较'}
              </button>
            </div>
          </section>
          {effect && (
            <section className="panel">
              <header className="panel-h">
                <h2>对评测词的影响</h2>
              </header>
              <div className="panel-b">
                <EffectPanel effect={effect} />
              </div>
            </section>
          )}
        </form>
      </aside>
    </div>
  );
}
