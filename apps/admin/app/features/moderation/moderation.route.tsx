import { useState } from 'react';
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/moderation.route';
import { ContentBackground } from './ContentBackground.tsx';
import { ContentText } from './ContentText.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { HiddenShare } from './HiddenShare.tsx';
import { QueueList } from './QueueList.tsx';
import { WriteReply } from './WriteReply.tsx';

export const meta = () => [{ title: '内容审核 · 花容管理后台' }];

const VIEWS = [
  ['pending', '待审核'],
  ['reported', '被举报'],
  ['hidden', '已隐藏'],
] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams;
  const view = VIEWS.find(([name]) => name === params.get('view'))?.[0] ?? 'pending';
  const [name, value] = ['after', 'before'].flatMap((each) => {
    const found = params.get(each);
    return found ? [[each, found] as const] : [];
  })[0] ?? ['', ''];
  const cursor = name === '' ? {} : { [name]: value };
  const [queue, share] = await Promise.all([
    load(api.community.queue({ view, size: 50, ...cursor })),
    load(api.community.hiddenShare({})),
  ]);
  const asked = { kind: params.get('kind'), id: params.get('id') };
  const chosen = asked.kind && asked.id ? (asked as { kind: 'comment'; id: string }) : queue.rows[0];
  const item = chosen ? await api.community.item({ kind: chosen.kind, id: chosen.id }) : null;
  return {
    view,
    queue,
    share: share.rows,
    item: item?.ok ? item.value : null,
    position: name === '' ? '' : `&${name}=${value}`,
  };
}

/** One text after the other: S shows, H hides, R replies, N goes on. */
export default function ModerationPage({ loaderData }: Route.ComponentProps) {
  const { view, queue, share, item, position } = loaderData;
  const can = useCan();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [, setSearch] = useSearchParams();
  const [open, setOpen] = useState<'show' | 'hide' | 'reply' | null>(null);
  const at = queue.rows.findIndex(({ kind, id }) => kind === item?.kind && id === item.id);
  const next = queue.rows[at + 1] ?? queue.rows.find((row) => row.id !== item?.id);
  const goOn = () => {
    setOpen(null);
    if (next) void navigate(`?view=${view}${position}&kind=${next.kind}&id=${next.id}`);
    else if (queue.next !== null) void navigate(`?view=${view}&after=${queue.next}`);
    else setSearch({ view });
    void revalidate();
  };
  const canDecide = can('community:decide') && item !== null;
  const canShow = canDecide && item.state !== 'shown';
  const canHide = canDecide && item.state !== 'hidden';
  const canReply =
    can('community:reply') &&
    item?.state === 'shown' &&
    ((item.kind === 'comment' && item.reply === null) || item.kind === 'question');
  const show = async () => {
    if (!item || !canShow) return;
    // What waits was written by its author for everybody: showing it needs no words. What was hidden does.
    if (item.state === 'hidden') return setOpen('show');
    const reply = await api.community.decide({
      kind: item.kind,
      id: item.id,
      isShown: true,
      reason: '符合规则',
    });
    if (!reply.ok) return showToast(reply.refusal.message);
    showToast('已显示');
    goOn();
  };
  useKeys({
    s: () => void show(),
    h: () => canHide && setOpen('hide'),
    r: () => canReply && setOpen('reply'),
    n: () => next && goOn(),
    j: () => next && goOn(),
  });
  return (
    <div className="desk desk-3">
      <aside className="desk-list" aria-label="待审内容">
        <div className="desk-list-h">
          <h1 className="song">内容审核</h1>
          <nav className="views" aria-label="内容审核">
            {VIEWS.map(([name, label]) => (
              <Link key={name} to={`?view=${name}`} aria-current={name === view ? 'page' : undefined}>
                {label} {name === view && <span className="n">{queue.total ?? '10,000+'}</span>}
              </Link>
            ))}
          </nav>
        </div>
        <QueueList view={view} queue={queue} position={position} item={item} />
      </aside>
      <div className="desk-main">
        {item === null ? (
          <Empty title={view === 'pending' ? '都处理完了' : '没有内容'} />
        ) : (
          <ContentText item={item} />
        )}
        <div className="desk-bar">
          {canShow && (
            <button type="button" className="btn btn-ink" onClick={() => void show()}>
              {item.state === 'hidden' ? '恢复显示' : '显示'} <span className="kbd">S</span>
            </button>
          )}
          {canHide && (
            <button type="button" className="btn" onClick={() => setOpen('hide')}>
              {item.state === 'shown' ? '下架' : '隐藏'} <span className="kbd">H</span>
            </button>
          )}
          {canReply && (
            <button type="button" className="btn" onClick={() => setOpen('reply')}>
              {item.kind === 'comment' ? '回复' : '回答'} <span className="kbd">R</span>
            </button>
          )}
          {next && (
            <button type="button" className="btn btn-ghost" onClick={goOn}>
              下一条 <span className="kbd">N</span>
            </button>
          )}
        </div>
      </div>
      <aside className="desk-side stack stack-4">
        {item && <ContentBackground item={item} />}
        <HiddenShare rows={share} />
      </aside>
      {item && (open === 'hide' || open === 'show') && (
        <DecideDialog item={item} isShown={open === 'show'} onClose={() => setOpen(null)} onDone={goOn} />
      )}
      {item && open === 'reply' && (item.kind === 'comment' || item.kind === 'question') && (
        <WriteReply
          kind={item.kind}
          id={item.id}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            showToast('已发布');
            void revalidate();
          }}
        />
      )}
    </div>
  );
}
