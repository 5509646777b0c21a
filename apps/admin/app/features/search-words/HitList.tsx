import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { ShopImage } from '../../ui/product/ShopImage.tsx';

export type Tried = Output<AdminContracts['searchWords']['tryOut']>['before'];

const USES = { matched: '', ignored: '忽略', dropped: '没有用上' } as const;

/** How the words of the query were read. */
export const Reading = ({ tried: { words, intents, readAs, notices } }: { tried: Tried }) => (
  <div className="sw-read">
    <span className="label">怎么读的</span>
    {words.map(({ typed, use, synonyms }, at) => (
      // A word may be typed twice.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <span className={`sw-word is-${use}`} key={`${typed}-${at}`}>
        {typed}
        <small>
          {use === 'matched' && synonyms.length > 0
            ? `同义词 → ${synonyms.slice(0, 3).join('、')}`
            : USES[use]}
        </small>
      </span>
    ))}
    {intents.map((intent) => (
      <span className="sw-word is-matched" key={intent}>
        {intent}
        <small>读作条件</small>
      </span>
    ))}
    {readAs && <span className="muted">{readAs}</span>}
    {notices.map((notice) => (
      <span className="muted" key={notice}>
        {notice}
      </span>
    ))}
  </div>
);

interface HitListProps {
  title: string;
  note: string;
  tried: Tried;
  /** Shows how many places each product moved. */
  isCompared?: boolean;
}

/** The first results, each with its reasons. */
export const HitList = ({ title, note, tried, isCompared = false }: HitListProps) => (
  <section className="panel" aria-label={title}>
    <header className="panel-h">
      <h2>{title}</h2>
      <span className="muted">{note}</span>
      <span className="right">{tried.total} 件</span>
    </header>
    {tried.hits.length === 0 ? (
      <p className="hint">没有结果</p>
    ) : (
      <ol className="sw-hits">
        {tried.hits.map(
          ({ productId, rank, name, brandName, imagePath, reasons, moved, score, isInStock }) => (
            <li key={productId}>
              <b>{rank}</b>
              {imagePath ? <ShopImage path={imagePath} /> : <span />}
              <div>
                <p>{name}</p>
                <small>
                  {brandName}
                  {isInStock ? '' : '　售罄'}
                </small>
                <span className="sw-tags">
                  {reasons.map((reason) => (
                    <span className="tag tag-soft" key={reason}>
                      {reason}
                    </span>
                  ))}
                </span>
              </div>
              {isCompared && <Moved by={moved} />}
              <span className="num">{score === null ? '—' : score.toFixed(2)}</span>
            </li>
          ),
        )}
      </ol>
    )}
  </section>
);

function Moved({ by }: { by: number | null }) {
  if (by === null) return <span className="sw-better">新</span>;
  if (by === 0) return <span className="muted">—</span>;
  return by > 0 ? <span className="sw-better">↑ {by}</span> : <span className="sw-worse">↓ {-by}</span>;
}
