import type { ReactNode } from 'react';
import { formatTime } from '../format.ts';

export interface SessionRow {
  id: string;
  device: string;
  address: string;
  lastUsedAt: string;
  /** What can be done with it. */
  action?: ReactNode;
}

/** Devices that are signed in. */
export const SessionTable = ({ rows }: { rows: readonly SessionRow[] }) =>
  rows.length === 0 ? (
    <p className="muted">没有登录中的设备</p>
  ) : (
    <table className="tbl tbl-in">
      <thead>
        <tr>
          <th>设备</th>
          <th>地址</th>
          <th>上次使用</th>
          {rows.some(({ action }) => action) && (
            <th>
              <span className="vh">操作</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, device, address, lastUsedAt, action }) => (
          <tr key={id}>
            <td>{device}</td>
            <td>{address}</td>
            <td>{formatTime(lastUsedAt)}</td>
            {action && <td className="num">{action}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
