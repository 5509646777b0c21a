import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Timeline } from '../../ui/evidence/Timeline.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import { formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/application.route';

export const meta = () => [{ title: '合作申请 · 花容管理后台' }];
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  load(api.cooperation.detail({ receiptNo: params.receiptNo }));

const AUTHORISATIONS = { owner: '品牌方', generalAgent: '总代理', distributor: '经销商' } as const;

/** One application: documents, history, the next step. */
export default function ApplicationPage({ loaderData: application }: Route.ComponentProps) {
  const canDecide = useCan()('cooperation:decide');
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'accept' | 'refuse' | 'document' | null>(null);
  const [error, setError] = useState<string>();
  const { receiptNo, nextName } = application;
  const done = (text: string) => {
    setOpen(null);
    setError(undefined);
    showToast(text);
    void revalidate();
  };
  async function askForDocument(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text')).trim();
    if (text === '') return setError('请写明需要什么资料');
    const reply = await api.cooperation.requestDocument({ receiptNo, text });
    if (reply.ok) done('已请申请人补交资料');
    else setError(reply.refusal.message);
  }
  return (
    <>
      <div className="phead">
        <h1>{application.brand}</h1>
        <span className="phead-n">{receiptNo}</span>
        <span className="tag">{application.statusText}</span>
        {canDecide && nextName !== null && (
          <div className="acts">
            <button type="button" className="btn btn-danger" onClick={() => setOpen('refuse')}>
              拒绝
            </button>
            <button type="button" className="btn" onClick={() => setOpen('document')}>
              要求补交资料
            </button>
            <button type="button" className="btn btn-ink" onClick={() => setOpen('accept')}>
              {nextName}完成
            </button>
          </div>
        )}
      </div>
      <div className="cols">
        <div>
          <section className="panel">
            <div className="panel-h">
              <h2>申请</h2>
            </div>
            <dl className="kv kv-w">
              <dt>公司</dt>
              <dd>{application.company}</dd>
              <dt>税号</dt>
              <dd>{application.taxNumber}</dd>
              <dt>身份</dt>
              <dd>{AUTHORISATIONS[application.authorisation]}</dd>
              <dt>联系人</dt>
              <dd>
                {application.contact}　{application.mobile}　{application.email}
              </dd>
              <dt>介绍</dt>
              <dd>{application.intro}</dd>
              {application.wanted !== null && (
                <>
                  <dt>等补交</dt>
                  <dd>
                    {application.wanted}，{formatTime(application.wantedUntil)} 前
                  </dd>
                </>
              )}
            </dl>
          </section>
          <section className="panel mt-4">
            <div className="panel-h">
              <h2>资料</h2>
              <span className="muted">链接 15 分钟内有效</span>
            </div>
            {application.documents.map((link, at) => (
              <p key={link}>
                <a className="lnk" href={link} download>
                  下载资料 {at + 1}
                </a>
              </p>
            ))}
            {application.documents.length === 0 && <p className="muted">没有上传资料</p>}
          </section>
        </div>
        <aside>
          <Timeline
            items={[...application.events].reverse().map(({ at, title, note }) => ({
              id: `${at}${title}`,
              at,
              by: 'system',
              text: title,
              detail: note,
            }))}
          />
        </aside>
      </div>
      {(open === 'accept' || open === 'refuse') && (
        <ReasonDialog
          title={open === 'accept' ? `${nextName}完成` : '拒绝申请'}
          reasons={
            open === 'accept'
              ? ['资料齐全，核对无误', '双方已确认']
              : ['资质不符合要求', '品类暂不招商', '资料与事实不符']
          }
          action={open === 'accept' ? '进入下一步' : '拒绝申请'}
          isDanger={open === 'refuse'}
          readBy="申请人可见"
          onClose={() => setOpen(null)}
          onConfirm={async (reason) => {
            const reply = await api.cooperation.move({ receiptNo, isAccepted: open === 'accept', reason });
            if (!reply.ok) return reply.refusal.message;
            done(open === 'accept' ? '已进入下一步' : '已拒绝');
            return null;
          }}
        >
          <p>{open === 'accept' ? '申请人会在进度页看到。' : '申请人会在进度页看到；资料到期后删除。'}</p>
        </ReasonDialog>
      )}
      {open === 'document' && (
        <Dialog title="要求补交资料" onClose={() => setOpen(null)}>
          <form className="stack stack-4" onSubmit={askForDocument}>
            <TextAreaField
              label="需要什么资料"
              name="text"
              rows={3}
              maxLength={200}
              hint="申请人可见"
              error={error}
            />
            <div className="acts">
              <button type="submit" className="btn btn-ink">
                发给申请人
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  );
}
