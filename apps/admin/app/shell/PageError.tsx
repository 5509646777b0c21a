import { isPermission, permissionLabel } from '@huarong/core/staff';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { PageRefusal } from '../platform/api/index.ts';
import { Icon } from '../ui/Icon.tsx';

/** A page that cannot be drawn: forbidden, not found, or failed. */
export function PageError() {
  const error = useRouteError();
  if (error instanceof PageRefusal && error.refusal.code === 'permission-missing')
    return <Forbidden {...error.refusal} />;
  const isMissing =
    (isRouteErrorResponse(error) && error.status === 404) ||
    (error instanceof PageRefusal && /not-found$/.test(error.refusal.code));
  return (
    <div className="denied" role="alert">
      <Icon name={isMissing ? 'search' : 'warning'} size={28} />
      <h1>{isMissing ? '没有找到' : '这一页没有读出来'}</h1>
      <p className="dim">
        {error instanceof PageRefusal
          ? error.message
          : isMissing
            ? '地址可能不完整，或内容已不存在。'
            : '请重试；若一直如此，请告知店主。'}
      </p>
      <div className="acts mt-4">
        <button type="button" className="btn btn-ink" onClick={() => window.location.reload()}>
          重试
        </button>
        <Link className="btn" to="/">
          返回今日待办
        </Link>
      </div>
    </div>
  );
}

/** The same without the shell around it, when even the session could not be read. */
export const WholePageError = () => (
  <main className="main">
    <PageError />
  </main>
);

const Forbidden = ({ permission, holders }: { permission: string; holders: readonly string[] }) => (
  <div className="denied" role="alert">
    <Icon name="lock" size={28} />
    <h1>你没有打开此页的权限</h1>
    <p className="dim">
      需要权限 <span className="perm">{permission}</span>{' '}
      {isPermission(permission) && permissionLabel(permission)}
    </p>
    <dl className="kv mt-4 denied-facts">
      <dt>可打开的人</dt>
      <dd>{holders.length > 0 ? holders.join('、') : '目前没有人'}</dd>
      <dt>地址</dt>
      <dd className="code">{window.location.pathname}</dd>
      <dt>记录</dt>
      <dd className="muted">本次访问已写入操作记录</dd>
    </dl>
    <div className="acts mt-4">
      <Link className="btn btn-ink" to="/">
        返回今日待办
      </Link>
    </div>
  </div>
);
