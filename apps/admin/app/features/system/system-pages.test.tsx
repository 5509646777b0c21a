import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HealthFigures } from './HealthFigures.tsx';
import { MaintenanceNote } from './MaintenanceNote.tsx';
import { ReplicaTable } from './ReplicaTable.tsx';
import type { Overview } from './types.ts';

const overview: Overview = {
  readAt: '2026-11-16T10:00:42Z',
  kinds: [],
  maintenance: null,
  health: {
    oldestEventSeconds: null,
    database: { kind: 'postgres', ms: 1.2, migration: '0054-member-tags-and-audited-texts' },
    storage: { driver: 'local', ms: 0.4 },
    search: { products: 2164, builtAt: '2026-11-16T10:00:00Z', isBuilding: true },
    disk: null,
    uptimeSeconds: 7_300,
  },
  replicas: [],
};

describe('the health', () => {
  it('says what was measured, and leaves out what is not known', () => {
    const markup = renderToStaticMarkup(<HealthFigures {...overview} />);
    for (const text of ['42 秒前', '2,164 个商品，正在重建', 'PostgreSQL', '结构 0054', '2 小时'])
      expect(markup).toContain(text);
    expect(markup).not.toContain('数据盘');
  });

  it('marks a storage that does not answer', () => {
    const health = { ...overview.health, storage: { driver: 's3' as const, ms: null } };
    expect(renderToStaticMarkup(<HealthFigures {...overview} health={health} />)).toMatch(
      /S3 存储.*due-late.*没有应答/,
    );
  });
});

describe('the processes', () => {
  const replica = {
    id: 'a',
    host: 'shop-1',
    pid: 4711,
    role: 'web' as const,
    release: 'huarong-2',
    startedAt: '2026-11-16T09:00:00Z',
    seenAt: '2026-11-16T10:00:30Z',
    isSilent: false,
  };
  const other = { ...replica, id: 'b', pid: 4712, role: 'worker' as const, release: 'huarong-1' };
  const render = (replicas: Overview['replicas']) =>
    renderToStaticMarkup(<ReplicaTable replicas={replicas} readAt={overview.readAt} />);

  it('are shown with role, release and last heartbeat', () => {
    const markup = render([replica]);
    for (const text of ['运行中', 'shop-1', '4711', '网页', 'huarong-2', '12 秒前'])
      expect(markup).toContain(text);
    expect(markup).not.toContain('个版本');
  });

  it('are pointed out when releases differ, unless the other one is silent', () => {
    expect(render([replica, other])).toContain('2 个版本：huarong-2、huarong-1');
    const silent = render([replica, { ...other, isSilent: true }]);
    expect(silent).toContain('没有报到');
    expect(silent).not.toContain('个版本');
  });

  it('leave no empty table', () => expect(render([])).toBe(''));
});

describe('the note of a closed shop', () => {
  it('shows what visitors read', () =>
    expect(
      renderToStaticMarkup(
        <MaintenanceNote sentence="升级中" expectedEnd="2026-11-16T21:00:00Z" isBySettings={false} />,
      ),
    ).toContain('顾客看到：“升级中”'));

  it('says that the setting of the start wins', () =>
    expect(
      renderToStaticMarkup(<MaintenanceNote sentence={null} expectedEnd={null} isBySettings />),
    ).toContain('SHOP_MAINTENANCE=on 优先'));
});
