import { Link, useSearchParams } from 'react-router';
import { withoutCursor } from '../filters/list-address.ts';

interface PagerProps {
  shown: number;
  /** Null: more than `countedTo`. */
  total: number | null;
  countedTo?: number;
  next: string | null;
  previous: string | null;
  unit?: string;
}

/** 上一页 下一页 by cursor: page 200 is as quick as page 1. */
export function Pager({ shown, total, countedTo = 10_000, next, previous, unit = '条' }: PagerProps) {
  const [search] = useSearchParams();
  const pathWith = (name: 'after' | 'before', cursor: string) => {
    const params = withoutCursor(search);
    params.set(name, cursor);
    return `?${params}`;
  };
  return (
    <div className="pager">
      <span>
        本页 {shown} {unit}，共 {(total ?? countedTo).toLocaleString('en-US')}
        {total === null && '+'} {unit}
      </span>
      <div className="right">
        <span className="keys">
          <span>
            <span className="kbd">J</span>
            <span className="kbd">K</span> 移动
          </span>
          <span>
            <span className="kbd">Enter</span> 打开
          </span>
        </span>
        {previous === null ? (
          <button type="button" className="btn is-off" disabled>
            上一页
          </button>
        ) : (
          <Link className="btn" to={pathWith('before', previous)}>
            上一页
          </Link>
        )}
        {next === null ? (
          <button type="button" className="btn is-off" disabled>
            下一页
          </button>
        ) : (
          <Link className="btn" to={pathWith('after', next)}>
            下一页
          </Link>
        )}
      </div>
    </div>
  );
}
