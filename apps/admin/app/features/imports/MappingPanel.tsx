import { useState } from 'react';
import { api } from '../../platform/api/index.ts';
import type { ImportDetail, Report } from './types.ts';

interface MappingPanelProps {
  file: ImportDetail;
  report: Report;
  onChecked: () => void;
}

/** What each column of the file means. Those that no name means come first. */
export function MappingPanel({ file, report, onChecked }: MappingPanelProps) {
  const [changed, setChanged] = useState<ReadonlyMap<string, string | null>>(new Map());
  const [error, setError] = useState<string>();
  const columnOf = (header: string, column: string | null) =>
    changed.has(header) ? (changed.get(header) ?? null) : column;
  const used = new Set(report.mapping.flatMap(({ header, column }) => columnOf(header, column) ?? []));
  const unknown = report.mapping.filter(({ column }) => column === null);
  const known = report.mapping.filter(({ column }) => column !== null);
  async function checkAgain() {
    const mapping = [...changed].map(([header, column]) => ({ header, column }));
    const reply = await api.imports.map({ importId: file.importId, mapping });
    setError(reply.ok ? undefined : reply.refusal.message);
    if (reply.ok) onChecked();
  }
  const select = ({ header, column }: Report['mapping'][number]) => {
    const chosen = columnOf(header, column);
    return (
      <li key={header} className="row">
        <span className="grow ell">{header || '（没有名字）'}</span>
        <select
          className="sel sel-sm import-column"
          aria-label={`「${header}」是什么`}
          value={chosen ?? ''}
          disabled={file.state !== 'checked'}
          onChange={(event) => setChanged(new Map([...changed, [header, event.target.value || null]]))}
        >
          <option value="">不导入</option>
          {file.columns.map(({ column: each, label, isRequired }) => (
            <option key={each} value={each} disabled={used.has(each) && each !== chosen}>
              {label}
              {isRequired ? '（必填）' : ''}
            </option>
          ))}
        </select>
      </li>
    );
  };
  return (
    <section className="panel">
      <header className="panel-h">
        <h2>{unknown.length > 0 ? '没认出的列' : '列都认出了'}</h2>
        <span className="muted">指定一次，下次记得</span>
      </header>
      <div className="panel-b stack">
        {unknown.length > 0 && <ul className="stack">{unknown.map(select)}</ul>}
        <details>
          <summary>认出的 {known.length} 列</summary>
          <ul className="stack mt-2">{known.map(select)}</ul>
        </details>
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
        {changed.size > 0 && (
          <button type="button" className="btn" onClick={checkAgain}>
            按新的对列再预演
          </button>
        )}
      </div>
    </section>
  );
}
