import { formatCount, formatDuration } from './system-texts.ts';
import type { Overview } from './types.ts';

const GB = 1024 ** 3;

/** What the shop runs on, as it answered when the page was read. */
export function HealthFigures({ kinds, health, readAt }: Overview) {
  const sum = (name: 'waiting' | 'late' | 'parked') => kinds.reduce((total, kind) => total + kind[name], 0);
  const { oldestEventSeconds, database, storage, search, disk, uptimeSeconds } = health;
  return (
    <dl className="figs">
      <Figure
        label="未送出的事件已等"
        value={oldestEventSeconds === null ? '无' : formatDuration(oldestEventSeconds)}
      />
      <Figure
        label="等待的工作"
        value={formatCount(sum('waiting'))}
        detail={`逾期 ${sum('late')}，搁置 ${sum('parked')}`}
      />
      <Figure
        label="搜索索引"
        value={search ? `${formatDuration(secondsBetween(search.builtAt, readAt))}前` : '尚未建立'}
        detail={search && `${formatCount(search.products)} 个商品${search.isBuilding ? '，正在重建' : ''}`}
      />
      <Figure
        label={database.kind === 'postgres' ? 'PostgreSQL' : '内置数据库'}
        value={`${database.ms} 毫秒`}
        detail={`结构 ${database.migration.slice(0, 4)}`}
      />
      <Figure
        label={storage.driver === 's3' ? 'S3 存储' : '本机存储'}
        value={storage.ms === null ? '没有应答' : `${storage.ms} 毫秒`}
        isBad={storage.ms === null}
      />
      {disk && (
        <Figure
          label="数据盘剩余"
          value={(disk.freeBytes / GB).toFixed(1)}
          unit="GB"
          detail={`共 ${(disk.totalBytes / GB).toFixed(0)} GB`}
        />
      )}
      <Figure label="本进程已运行" value={formatDuration(uptimeSeconds)} />
    </dl>
  );
}

const secondsBetween = (from: string, to: string) =>
  Math.max(0, (new Date(to).getTime() - new Date(from).getTime()) / 1000);

interface FigureProps {
  label: string;
  value: string;
  unit?: string;
  detail?: string | null;
  isBad?: boolean;
}
const Figure = ({ label, value, unit, detail = null, isBad = false }: FigureProps) => (
  <div className="fig">
    <dt>{label}</dt>
    <dd className={isBad ? 'fig-v due due-late' : 'fig-v'}>
      {value}
      {unit && <small> {unit}</small>}
    </dd>
    {detail && <dd className="fig-d">{detail}</dd>}
  </div>
);
