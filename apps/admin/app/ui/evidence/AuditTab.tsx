import type { AdminContracts } from '@huarong/contract/admin';
import type { SubjectKind } from '@huarong/contract/admin/kit';
import type { Output } from '@huarong/contract/kit';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Timeline } from './Timeline.tsx';

type Entry = Output<AdminContracts['audit']['ofSubject']>['rows'][number];

/** What staff did to one thing, for whoever may read the audit log. */
export function AuditTab({ kind, id }: { kind: SubjectKind; id: string }) {
  const can = useCan();
  const mayRead = can('audit:read');
  const [entries, setEntries] = useState<readonly Entry[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    if (!mayRead) return;
    let isCurrent = true;
    setEntries(null);
    setError(null);
    void api.audit.ofSubject({ kind, id, size: 50 }).then((reply) => {
      if (!isCurrent) return;
      if (reply.ok) setEntries(reply.value.rows);
      else setError(reply.refusal.message);
    });
    return () => {
      isCurrent = false;
    };
  }, [kind, id, mayRead]);
  if (!mayRead) return null;
  return (
    <section className="panel" aria-labelledby="audit-entries">
      <div className="panel-h">
        <h3 id="audit-entries">操作记录</h3>
        <div className="right">
          <Link className="lnk" to={`/audit?kind=${kind}&subjectId=${encodeURIComponent(id)}`}>
            全部
          </Link>
        </div>
      </div>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      {entries?.length === 0 && <p className="hint">还没有操作</p>}
      {entries && entries.length > 0 && (
        <Timeline
          items={entries.map(({ entryId, at, who, action, reason, outcome }) => ({
            id: String(entryId),
            at,
            by: 'staff',
            name: who,
            text: outcome === 'done' ? action : `${action}（未成功）`,
            detail: reason ?? undefined,
          }))}
        />
      )}
    </section>
  );
}
