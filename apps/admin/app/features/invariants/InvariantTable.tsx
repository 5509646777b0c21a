import { Fragment, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { formatExactTime, formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Fault, Invariant, Overview } from './types.ts';

const REASONS = ['已更正，等下次核对', '已知的旧数据', '渠道延迟'];

/** Every invariant by group; the rows it found stand below it. */
export function InvariantTable({ groups }: Pick<Overview, 'groups'>) {
  const [explained, setExplained] = useState<{ name: string; fault: Fault }>();
  return (
    <div className="tw">
      <table className="tbl tbl-2 tbl-flat">
        <caption className="vh">账目自检</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">结果</span>
            </th>
            <th scope="col">说的是什么</th>
            <th scope="col">编号</th>
            <th scope="col" className="num">
              违反
            </th>
            <th scope="col" className="num">
              毫秒
            </th>
            <th scope="col">核对时间</th>
          </tr>
        </thead>
        {groups.map(({ label, invariants }) => (
          <tbody key={label}>
            <tr className="grp">
              <td colSpan={6}>{label}</td>
            </tr>
            {invariants.map((invariant) => (
              <Fragment key={invariant.name}>
                <Row {...invariant} />
                {invariant.faults.length > 0 && (
                  <Faults
                    invariant={invariant}
                    onExplain={(fault) => setExplained({ name: invariant.name, fault })}
                  />
                )}
              </Fragment>
            ))}
          </tbody>
        ))}
      </table>
      {explained && <ExplainDialog {...explained} onClose={() => setExplained(undefined)} />}
    </div>
  );
}

const Row = ({ name, title, note, found, open, durationMs, checkedAt }: Invariant) => (
  <tr className={open > 0 ? 'is-cursor' : undefined}>
    <td>
      <Result found={found} open={open} />
    </td>
    <td>
      <span className="c2">
        <b>{title}</b>
        <small>{note}</small>
      </span>
    </td>
    <td className="no">{name.split(' ', 1)[0]}</td>
    <td className="num">
      {found === null ? '—' : open > 0 ? <b className="text-bad">{found} 行</b> : `${found} 行`}
    </td>
    <td className="num">{durationMs?.toLocaleString('en-US') ?? '—'}</td>
    <td>{checkedAt === null ? '—' : formatExactTime(checkedAt)}</td>
  </tr>
);

function Result({ found, open }: Pick<Invariant, 'found' | 'open'>) {
  if (found === null) return <span className="vh">还没有核对</span>;
  return open > 0 ? (
    <span className="text-bad" role="img" aria-label="不成立">
      <Icon name="close" />
    </span>
  ) : (
    <span className="invariant-ok" role="img" aria-label={found > 0 ? '已说明' : '成立'}>
      <Icon name="check" />
    </span>
  );
}

function Faults({
  invariant: { found, faults },
  onExplain,
}: {
  invariant: Invariant;
  onExplain: (fault: Fault) => void;
}) {
  const can = useCan();
  return (
    <tr>
      <td />
      <td colSpan={5} className="wrap-c">
        <ul className="invariant-faults">
          {faults.map((fault) => (
            <li key={`${fault.subject} ${fault.detail}`} className="row">
              {fault.path === null ? (
                <span className="no">{fault.subject}</span>
              ) : (
                <Link className="lnk" to={fault.path}>
                  {fault.subject}
                </Link>
              )}
              <span>{fault.text}</span>
              {fault.explained ? (
                <span className="muted">
                  已说明：{fault.explained.reason}（{fault.explained.by}，{formatTime(fault.explained.at)}）
                </span>
              ) : (
                can('reconciliation:resolve') && (
                  <button
                    type="button"
                    className="btn btn-sm right"
                    aria-label={`说明 ${fault.subject}`}
                    onClick={() => onExplain(fault)}
                  >
                    说明
                  </button>
                )
              )}
            </li>
          ))}
        </ul>
        {found !== null && found > faults.length && (
          <p className="hint">另有 {(found - faults.length).toLocaleString('en-US')} 行没有列出</p>
        )}
      </td>
    </tr>
  );
}

function ExplainDialog({ name, fault, onClose }: { name: string; fault: Fault; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  return (
    <ReasonDialog
      title="说明这一行"
      reasons={REASONS}
      action="记下说明"
      onClose={onClose}
      onConfirm={async (reason) => {
        const reply = await api.invariants.explain({
          name,
          subject: fault.subject,
          detail: fault.detail,
          reason,
        });
        if (!reply.ok) return reply.refusal.message;
        showToast('已记下，不再算作待办');
        void revalidate();
        return null;
      }}
    >
      <p>
        {fault.subject}：{fault.text}。以后同样的一行不再进入待办；数字变了会重新出现。
      </p>
    </ReasonDialog>
  );
}
