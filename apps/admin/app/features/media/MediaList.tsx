import { Link, useNavigation, useSearchParams } from 'react-router';
import { Empty } from '../../ui/Empty.tsx';
import { FilterBar } from '../../ui/filters/FilterBar.tsx';
import { withFilter } from '../../ui/filters/list-address.ts';
import { Pager } from '../../ui/table/Pager.tsx';
import type { MediaPage } from './types.ts';

const TABS = [
  { tab: 'all', label: '全部' },
  { tab: 'unused', label: '没用到' },
  { tab: 'no-alt', label: '缺替代文字' },
] as const;

/** Images as tiles; the chosen one is in the address. */
export function MediaList({ page, chosenId }: { page: MediaPage; chosenId: string | null }) {
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const tab = search.get('tab') ?? 'all';
  const chosen = (mediaId: string) => {
    const params = new URLSearchParams(search);
    params.set('image', mediaId);
    return `?${params}`;
  };
  return (
    <div>
      <nav className="views" aria-label="按用处">
        {TABS.map(({ tab: each, label }) => (
          <Link
            key={each}
            to={`?${withFilter(search, 'tab', each === 'all' ? null : each)}`}
            aria-current={each === tab ? 'page' : undefined}
          >
            {label}
            <span className={each === 'no-alt' && page.counts[each] > 0 ? 'n is-late' : 'n'}>
              {page.counts[each].toLocaleString('en-US')}
            </span>
          </Link>
        ))}
      </nav>
      <FilterBar filters={[]} searchName="q" searchLabel="文件名、商品、替代文字" />
      {page.rows.length === 0 ? (
        <Empty
          icon="camera"
          title={page.counts.all === 0 && !search.get('q') ? '还没有上传图片' : '没有这样的图片'}
        >
          {page.counts.all === 0 && !search.get('q') && '把图片拖到上面的框里，或选一个文件夹。'}
        </Empty>
      ) : (
        <ul className={state === 'loading' ? 'media is-busy' : 'media'} aria-label="图片">
          {page.rows.map((media) => (
            <li key={media.mediaId}>
              <Link
                to={chosen(media.mediaId)}
                aria-current={media.mediaId === chosenId ? 'true' : undefined}
                preventScrollReset
              >
                <img src={media.path} alt={media.alt} loading="lazy" />
                <span className="ell">{media.name}</span>
                <small className={media.useCount === 0 ? 'muted' : undefined}>
                  {media.useCount === 0 ? '没用到' : `用在 ${media.useCount} 处`}
                  {media.alt === '' && <span className="vh">，缺替代文字</span>}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Pager
        shown={page.rows.length}
        total={page.total}
        next={page.next}
        previous={page.previous}
        unit="张"
      />
    </div>
  );
}
