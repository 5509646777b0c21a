import { Link } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import type { Differences } from './types.ts';

const CHANGES: Record<Differences['lines'][number]['change'], string> = {
  begins: '开始',
  ends: '结束',
  changes: '变化',
  restores: '恢复',
};

/** What the moment has that today does not, or the other way round; each leads to its page. */
export function DifferenceList({ lines }: Pick<Differences, 'lines'>) {
  return (
    <section className="panel" aria-labelledby="pv-differences">
      <header className="panel-h">
        <h2 id="pv-differences">与今天的不同</h2>
        <span className="muted">{lines.length} 处</span>
      </header>
      {lines.length === 0 ? (
        <p className="dim">没有不同。</p>
      ) : (
        <ol className="pv-diff">
          {lines.map(({ kind, change, place, title, detail, path }) => (
            <li key={`${kind} ${change} ${title} ${path} ${detail}`}>
              <Link to={path}>
                <span className="dim">{place}</span>
                <span>
                  {title}
                  <small className="dim">{detail ?? CHANGES[change]}</small>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Plans that will not get there. */
export function MomentWarnings({ warnings }: Pick<Differences, 'warnings'>) {
  return (
    <section className="panel" aria-labelledby="pv-warnings">
      <header className="panel-h">
        <h2 id="pv-warnings">这一刻要留意</h2>
      </header>
      {warnings.length === 0 ? (
        <p className="dim">排好的改动都会按时生效。</p>
      ) : (
        <ul className="pv-warn">
          {warnings.map(({ title, detail, path }) => (
            <li key={`${title} ${path}`}>
              <Icon name="warning" />
              <Link to={path}>
                {title}
                <small className="dim">{detail}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
