import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HealthFigures } from './HealthFigures.tsx';
import { MaintenanceNote } from './MaintenanceNote.tsx';
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
