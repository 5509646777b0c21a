import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { usePoll } from '../../platform/use-poll.ts';
import { formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Route } from './+types/import.route';
import { ColumnCounts } from './ColumnCounts.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { isRunning, STATES } from './import-texts.ts';
import { MappingPanel } from './MappingPanel.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { ChangeRows, ProblemRows } from './ReportRows.tsx';

export const meta = ({ params }: Route.MetaArgs) => [{ title: `导入 ${params.importId} · 花容管理后台` }];
export const clientLoader = ({ params: { importId } }: Route.ClientLoaderArgs) =>
  load(api.imports.detail({ importId }));

type Tab = 'errors' | 'warnings' | 'changes';

/** One file: what importing it would do, row by row; then it is written, and can be undone as a whole. */
export default function ImportPage({ loaderData: file }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { report } = file;
  const [chosen, setChosen] = useState<Tab>();
  const [column, setColumn] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  usePoll(file, isRunning(file));
  const tab = chosen ?? (report && report.problemCount > 0 ? 'errors' : 'changes');
  const goodRows = (report?.rowCount ?? 0) - file.faultyCount;
  const hasChanges = (report?.changes.length ?? 0) > 0;
  async function apply() {
    const reply = await api.imports.apply({ importId: file.importId });
    setError(reply.ok ? undefined : reply.refusal.message);
    void revalidate();
  }
  const tabs = [
    { id: 'errors', label: '错误', count: report?.problemCount ?? 0 },
    { id: 'warnings', label: '提醒', count: report?.warningCount ?? 0 },
    { id: 'changes', label: '改动', count: report?.changes.length ?? 0 },
  ] as const;
  const ofColumn = <Row extends { column: string }>(rows: readonly Row[]) =>
    column === null ? rows : rows.filter((row) => row.column === column);
  return (
    <>
      <div className="phead">
        <h1>导入 {file.importId}</h1>
        <span className={STATES[file.state].className}>{STATES[file.state].label}</span>
        <span className="phead-n ell import-name">
          {file.name}　{file.madeBy}，{formatTime(file.createdAt)} 上传
        </span>
        <div className="acts">
          <Link className="btn" to="/import">
            <Icon name="upload" size={14} />
            换一个文件
          </Link>
          {file.faultyPath !== null && (
            <a className="btn" href={file.faultyPath} download>
              <Icon name="download" size={14} />
              下载有错的 {file.faultyCount.toLocaleString('en-US')} 行
            </a>
          )}
          {file.setId !== null && (
            <Link className="btn btn-ink" to={`/changes/${file.setId}`}>
              看改动单 {file.setId}
            </Link>
          )}
          {file.state === 'checked' && file.hasFile && (
            <button
              type="button"
              className="btn btn-ink"
              disabled={goodRows <= 0 || !hasChanges}
              onClick={apply}
            >
              {file.faultyCount > 0 ? '导入无误的' : '导入全部'} {goodRows.toLocaleString('en-US')} 行
            </button>
          )}
        </div>
      </div>
      <ImportSteps file={file} />
      {(error ?? file.problem) && (
        <p className={file.state === 'failed' || error ? 'note note-err' : 'note note-warn'} role="alert">
          {error ?? file.problem}
        </p>
      )}
      {file.state === 'waiting' && (
        <p className="note note-warn" role="status">
          有的价格变化大、低于成本或一次改得多，要第二个人批准后才写入。
          {file.approvalId !== null && (
            <Link to={`/approvals/${file.approvalId}`}>看审批 {file.approvalId}</Link>
          )}
        </p>
      )}
      {!file.hasFile && (
        <p className="note note-plain">文件已过保存期：上传的文件保存 90 天，记录和改动单一直保留。</p>
      )}
      {report?.notes.map((note) => (
        <p className="note note-plain" key={note}>
          {note}
        </p>
      ))}
      {report && (
        <>
          <ReportFigures file={file} report={report} />
          {report.draftCount > 0 && (
            <p className="note note-warn mt-3">
              {report.draftCount} 件新商品没有写「状态」，按草稿导入，顾客看不到。
            </p>
          )}
          <div className="import-cols mt-4">
            <aside>
              <ColumnCounts columns={report.columns} chosen={column} onChoose={setColumn} />
              <MappingPanel
                key={JSON.stringify(report.mapping)}
                file={file}
                report={report}
                onChecked={() => void revalidate()}
              />
              <section className="panel">
                <header className="panel-h">
                  <h2>规矩</h2>
                </header>
                <p className="hint panel-b">
                  文件里没有的列不改。同一份文件再导一次，不会重复。一行有错，同一商品的各行都不导入。
                </p>
              </section>
            </aside>
            <div>
              <nav className="views" aria-label="结果">
                {tabs.map(({ id, label, count }) => (
                  <button
                    key={id}
                    type="button"
                    aria-current={id === tab ? 'page' : undefined}
                    onClick={() => setChosen(id)}
                  >
                    {label}
                    <span className={id === 'errors' && count > 0 ? 'n is-late' : 'n'}>
                      {count.toLocaleString('en-US')}
                      {id === 'changes' && count === 200 && '+'}
                    </span>
                  </button>
                ))}
              </nav>
              {tab === 'errors' && (
                <ProblemRows label="错误" problems={ofColumn(report.problems)} count={report.problemCount} />
              )}
              {tab === 'warnings' && (
                <ProblemRows label="提醒" problems={ofColumn(report.warnings)} count={report.warningCount} />
              )}
              {tab === 'changes' && <ChangeRows changes={report.changes} />}
            </div>
          </div>
        </>
      )}
    </>
  );
}
