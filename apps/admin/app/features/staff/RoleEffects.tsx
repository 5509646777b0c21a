import { isApproval, type Permission, permissionLabel } from '@huarong/core/staff';
import { useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Effect {
  permission: Permission;
  change: 'gained' | 'lost';
  people: string[];
}

const PAUSE_MS = 250;

/** Who gains and loses what if the role is saved as it is chosen now. */
export function RoleEffects({ roleId, permissions }: { roleId: string; permissions: Permission[] }) {
  const [effects, setEffects] = useState<Effect[]>();
  const [error, setError] = useState<string>();
  const key = permissions.join(',');
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const chosen = key.split(',').filter(Boolean) as Permission[];
      if (chosen.length === 0) return setError('角色至少要有一项权限');
      const reply = await api.staff.previewRole({ roleId, permissions: chosen });
      if (!isCurrent) return;
      setError(reply.ok ? undefined : reply.refusal.message);
      if (reply.ok) setEffects(reply.value.effects);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [roleId, key]);
  const approvals = (effects ?? []).filter(
    ({ change, permission }) => change === 'gained' && isApproval(permission),
  );
  return (
    <section className="panel" aria-labelledby="effects" aria-live="polite">
      <div className="panel-h">
        <h2 id="effects">保存后的效果</h2>
      </div>
      {error && <p className="err">{error}</p>}
      {!error && effects?.length === 0 && <p className="hint">没有改动</p>}
      <div className="stack stack-4">
        {!error &&
          effects?.map(({ permission, change, people }) => (
            <div key={permission}>
              <p className="label">
                {people.length} 人{change === 'gained' ? '获得' : '失去'}　
                <span className="perm">{permission}</span> {permissionLabel(permission)}
              </p>
              <p className="hint">{people.join('、') || '持有此角色的人都另有来源，或无人持有此角色'}</p>
            </div>
          ))}
        {approvals.length > 0 && (
          <div className="note note-warn">
            <Icon name="warning" />
            <div>
              含批准类权限：{approvals.map(({ permission }) => permissionLabel(permission)).join('、')}。
              <small>任何人都不能批准自己提交的申请。</small>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
