import { ReturnStatus } from '@huarong/core/returns';
import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/receive.route';
import { InspectionForm } from './InspectionForm.tsx';
import { UnknownParcels } from './UnknownParcels.tsx';

export const meta = () => [{ title: '收货验货 · 花容管理后台' }];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const returnId = new URL(request.url).searchParams.get('return');
  const [waiting, parcels, detail] = await Promise.all([
    load(api.returns.list({ tab: 'inspect', size: 30 })),
    load(api.returns.unknownParcels({})),
    returnId ? load(api.returns.detail({ returnId })) : null,
  ]);
  return { waiting, parcels: parcels.rows, detail };
}

/** A scanner types the number of a parcel and Enter; what arrived is inspected on the same page. */
export default function ReceivePage({ loaderData: { waiting, parcels, detail } }: Route.ComponentProps) {
  const can = useCan();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  async function scan(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    if (!/^[A-Za-z0-9-]{6,40}$/.test(code)) return setError('请扫描运单号或退货号，6 到 40 位字母或数字');
    const reply = await api.returns.receive({ code });
    if (!reply.ok) return setError(reply.refusal.message);
    setError(undefined);
    if (field.current) field.current.value = '';
    if (reply.value.state === 'unknown') {
      showToast(`${code} 不属于任何退货，已记为来件不明`);
      return void revalidate();
    }
    const [first, ...others] = reply.value.returnIds;
    showToast(others.length > 0 ? `已签收 ${reply.value.returnIds.length} 笔退货` : `已签收 ${first}`);
    void navigate(`?return=${first}`);
  }
  const isInspecting = detail?.status === ReturnStatus.Inspecting && can('return:inspect');
  return (
    <>
      <div className="phead">
        <h1>收货验货</h1>
        <span className="phead-n">待验 {waiting.total ?? '10,000+'} 笔</span>
      </div>
      {can('return:receive') && (
        <form onSubmit={scan}>
          <div className={error ? 'scan scan-field scan-bad' : 'scan scan-field'}>
            <Icon name="scan" size={20} />
            <input
              ref={field}
              aria-label="运单号或退货号"
              placeholder="扫描运单号或退货号"
              aria-invalid={error !== undefined}
              aria-describedby={error ? 'scan-error' : undefined}
              // The page is opened to scan.
              // biome-ignore lint/a11y/noAutofocus: see above
              autoFocus
            />
          </div>
          {error && (
            <p className="err" id="scan-error" role="alert">
              {error}
            </p>
          )}
        </form>
      )}
      {detail && !isInspecting && (
        <p className="mt-3">
          <Link className="lnk" to={`/returns/${detail.returnId}`}>
            {detail.returnId}
          </Link>
          　{detail.statusText}
        </p>
      )}
      {detail && isInspecting && (
        <InspectionForm
          key={detail.returnId}
          detail={detail}
          onDone={() => void navigate('/returns/receive')}
        />
      )}
      <section className="panel mt-6" aria-labelledby="waiting">
        <div className="panel-h">
          <h2 id="waiting">待验货</h2>
          <span className="muted">按退款期限</span>
        </div>
        {waiting.rows.length === 0 ? (
          <p className="hint">没有待验的退货</p>
        ) : (
          <table className="tbl tbl-flat tbl-in">
            <tbody>
              {waiting.rows.map((row) => (
                <tr key={row.returnId}>
                  <td className="no">
                    <Link className="lnk" to={`?return=${row.returnId}`}>
                      {row.returnId}
                    </Link>
                  </td>
                  <td className="no muted">{row.waybillNo ?? '—'}</td>
                  <td>{row.reasonText}</td>
                  <td className="ell">{row.productName}</td>
                  <td className="num">{row.units} 件</td>
                  <td className="num">{formatTime(row.dueAt)} 前退款</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <UnknownParcels parcels={parcels} onDone={() => void revalidate()} />
    </>
  );
}
