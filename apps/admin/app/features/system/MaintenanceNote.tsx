import { formatTime } from '../../ui/format.ts';
import type { Overview } from './types.ts';

/** Why the shop is closed, and until when. */
export const MaintenanceNote = ({
  sentence,
  expectedEnd,
  isBySettings,
}: NonNullable<Overview['maintenance']>) => (
  <div className="note note-warn" role="status">
    <p>
      <b>商城已关闭。</b>
      {sentence !== null && `顾客看到：“${sentence}”，预计 ${formatTime(expectedEnd)} 恢复。`}
    </p>
    {isBySettings && <p>启动设置 SHOP_MAINTENANCE=on 优先于这里的开关：须改设置并重启，商城才会开放。</p>}
  </div>
);
