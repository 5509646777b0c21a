import { FIELD_LABELS } from './slot-texts.ts';

export interface Conflict {
  line: string;
  field: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

const textOf = (value: unknown): string =>
  value === null || value === undefined || value === '' ? '无' : String(value);

interface ConflictNoteProps {
  conflicts: readonly Conflict[];
  onMine: () => void;
  onTheirs: () => void;
}

/** Fields that somebody else has changed meanwhile, to choose whose stay. */
export function ConflictNote({ conflicts, onMine, onTheirs }: ConflictNoteProps) {
  return (
    <div className="stack">
      <table className="tbl" aria-label="两个人改了同一处">
        <thead>
          <tr>
            <th scope="col">哪一处</th>
            <th scope="col">原来</th>
            <th scope="col">我的</th>
            <th scope="col">对方的</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map(({ line, field, base, mine, theirs }) => (
            <tr key={`${line} ${field}`}>
              <td>{FIELD_LABELS[field] ?? field}</td>
              <td>{textOf(base)}</td>
              <td>{textOf(mine)}</td>
              <td>{textOf(theirs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row">
        <button type="button" className="btn btn-sm" onClick={onMine}>
          用我的，再保存
        </button>
        <button type="button" className="btn btn-sm" onClick={onTheirs}>
          用对方的
        </button>
      </div>
    </div>
  );
}
