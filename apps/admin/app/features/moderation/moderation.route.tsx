import { useState } from 'react';
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/moderation.route';
import { HiddenShare } from './HiddenShare.tsx';
import { KINDS, REPORT_REASONS, STATES, splitAtWord } from './moderation-labels.ts';
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
  const [queue, share] = await Promise.all([
    load(api.community.queue({ view, size: 100 })),
    load(api.community.hiddenShare({})),
  ]);
  const asked = { kind: params.get('kind'), id: params.get('id') };
  const chosen = asked.kind && asked.id ? (asked as { kind: 'comment'; id: string }) : queue.rows[0];
  const item = chosen ? await api.community.item({ kind: chosen.kind, id: chosen.id }) : null;
  return { view, queue, share: share.rows, item: item?.ok ? item.value : null };
}

/** One text after the other: S shows, H hides, R replies, N goes on. */
export default function ModerationPage({ loaderData }: Route.ComponentProps) {
  const { view, queue, share, item } = loaderData;
  const can = useCan();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [, setSearch] = useSearchParams();
  const [open, setOpen] = useState<'show' | 'hide' | 'reply' | null>(null);
  const at = queue.rows.findIndex(({ kind, id }) => kind === item?.kind && id === item.id);
  const next = queue.rows[at + 1] ?? queue.rows.find((row) => row.id !== item?.id);
  const goOn = () => {
    setOpen(null);
    if (next) void navigate(`?view=${view}&kind=${next.kind}&id=${next.id}`);
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
      <aside className="desk-list">
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
        {queue.rows.map((row) => (
          <Link
            key={`${row.kind}-${row.id}`}
            className="desk-item"
            to={`?view=${view}&kind=${row.kind}&id=${row.id}`}
            aria-current={row.kind === item?.kind && row.id === item.id ? 'true' : undefined}
          >
            <span className="l1">
              <span>
                <b>
                  {KINDS[row.kind]}
                  {row.stars !== null && `　${row.stars} 星`}
                </b>
                　<span className="muted">{row.author}</span>
              </span>
              <span className="due">{formatTime(row.writtenAt)}</span>
            </span>
            <span className="ell">{row.text}</span>
            <span className="l2">
              <span>
                {row.word !== null && `命中「${row.word}」`}
                {row.reports > 0 && `　${row.reports} 人举报`}
              </span>
            </span>
          </Link>
        ))}
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
        {item && <Background item={item} />}
        <HiddenShare rows={share} />
      </aside>
      {item && (open === 'hide' || open === 'show') && (
        <ReasonDialog
          title={open === 'hide' ? '隐藏这条内容' : '恢复显示'}
          reasons={
            open === 'hide'
              ? ['含广告或站外联系方式', '含他人隐私', '辱骂他人', '医疗用语或绝对化用语', '与商品无关']
              : ['复核后符合规则', '作者申诉成立']
          }
          action={open === 'hide' ? '隐藏并告知作者' : '恢复并告知作者'}
          isDanger={open === 'hide'}
          readBy="作者可见"
          onClose={() => setOpen(null)}
          onConfirm={async (reason) => {
            const reply = await api.community.decide({
              kind: item.kind,
              id: item.id,
              isShown: open === 'show',
              reason,
            });
            if (!reply.ok) return reply.refusal.message;
            showToast(open === 'hide' ? '已隐藏，作者会收到原因' : '已恢复显示');
            goOn();
            return null;
          }}
        >
          <p>{open === 'hide' ? '除作者外无人能看到；未处理的举报记为已隐藏。' : '所有人都能看到。'}</p>
        </ReasonDialog>
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

type Item = NonNullable<Route.ComponentProps['loaderData']['item']>;

const ContentText = ({ item }: { item: Item }) => {
  const [before, word, after] = splitAtWord(item.text, item.word);
  return (
    <>
      <div className="phead">
        <h2 className="song">
          {KINDS[item.kind]}
          {item.stars !== null && `　${item.stars} 星`}
        </h2>
        <span className={STATES[item.state].className}>{STATES[item.state].label}</span>
        <span className="muted">
          {item.author}　{formatTime(item.writtenAt)}
        </span>
      </div>
      {item.productName !== null && <p className="dim">{item.productName}</p>}
      <p className="quote">
        {before}
        {word !== '' && <mark className="hit">{word}</mark>}
        {after}
      </p>
      {item.word !== null && word === '' && <p className="hint">命中「{item.word}」（中间夹有符号）</p>}
      {item.images.length > 0 && (
        <div className="moderation-images">
          {item.images.map((image, at) => (
            <img key={image} src={image} alt={`内容图片 ${at + 1}`} />
          ))}
        </div>
      )}
      {item.reply !== null && (
        <section className="panel mt-4">
          <div className="panel-h">
            <h3>花容客服的回复</h3>
          </div>
          <p>{item.reply}</p>
        </section>
      )}
    </>
  );
};

function Background({ item }: { item: Item }) {
  const canOpenOrder = useCan()('order:read');
  return (
    <>
      <section className="panel" aria-labelledby="reports">
        <div className="panel-h">
          <h3 id="reports">举报</h3>
        </div>
        {item.reportList.map(({ reason, note, at, outcome }) => (
          <p key={`${at}${reason}`}>
            {REPORT_REASONS[reason]} {note}{' '}
            <span className="muted">
              {formatTime(at)}
              {outcome !== null && (outcome === 'hidden' ? '，已隐藏' : '，已保留')}
            </span>
          </p>
        ))}
        {item.reportList.length === 0 && <p className="muted">没有举报</p>}
      </section>
      <section className="panel" aria-labelledby="author">
        <div className="panel-h">
          <h3 id="author">作者与订单</h3>
        </div>
        <dl className="kv">
          <dt>评价</dt>
          <dd>
            已显示 {item.authorShown} 条，已隐藏 {item.authorHidden} 条
          </dd>
          <dt>订单</dt>
          <dd>
            {item.orderId === null ? (
              '—'
            ) : canOpenOrder ? (
              <Link className="lnk" to={`/orders/${item.orderId}`}>
                {item.orderId}
              </Link>
            ) : (
              item.orderId
            )}
          </dd>
        </dl>
      </section>
    </>
  );
}
