import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { formatFen } from '../../ui/format.ts';
import type { ConflictCell } from './ConflictDialog.tsx';
import { type EditedCell, summarise } from './edited-cells.ts';
import type { GridCheck, SavedGrid } from './grid-replies.ts';
import { SaveChecks } from './SaveChecks.tsx';

interface SaveDialogProps {
  cells: readonly EditedCell[];
  /** Cells that stay on the page because something is wrong with them. */
  left: number;
  formula: string | null;
  onRefused: (problems: GridCheck['refused']) => void;
  onConflict: (cells: readonly ConflictCell[]) => void;
  onSaved: (saved: SavedGrid) => void;
  onClose: () => void;
}

const REASONS = ['活动调价', '成本变化', '到货', '清点后更正', '其他'];
/** What is typed is the time of Shanghai, wherever the browser is. */
const timeOf = (typed: string): string | null => (typed === '' ? null : `${typed}:00+08:00`);

/** Names the set, says why and when, and shows what saving means before it is done. */
export function SaveDialog({
  cells,
  left,
  formula,
  onRefused,
  onConflict,
  onSaved,
  onClose,
}: SaveDialogProps) {
  const [title, setTitle] = useState('调整价格与库存');
  const [cause, setCause] = useState(REASONS[0] ?? '');
  const [words, setWords] = useState('');
  const [isPlanned, setIsPlanned] = useState(false);
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [check, setCheck] = useState<GridCheck | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const summary = useMemo(() => summarise(cells), [cells]);
  const applyAt = isPlanned ? timeOf(from) : null;
  const restoreAt = isPlanned ? timeOf(until) : null;

  useEffect(() => {
    if (cells.length === 0 || (isPlanned && applyAt === null)) return;
    let isCurrent = true;
    void api.grid.check({ cells: [...cells], applyAt, restoreAt }).then((reply) => {
      if (!isCurrent) return;
      setError(reply.ok ? undefined : reply.refusal.message);
      setCheck(reply.ok ? reply.value : null);
      if (reply.ok && reply.value.refused.length > 0) onRefused(reply.value.refused);
    });
    return () => {
      isCurrent = false;
    };
  }, [cells, isPlanned, applyAt, restoreAt, onRefused]);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (title.trim() === '') return setError('请写改动单名称');
    if (cause === '其他' && words.trim().length < 2) return setError('选「其他」时请写明原因');
    if (isPlanned && applyAt === null) return setError('请选生效时间');
    setIsBusy(true);
    const reply = await api.grid.save({
      title: title.trim(),
      reason: [cause === '其他' ? '' : cause, words.trim()].filter(Boolean).join('：'),
      cells: [...cells],
      applyAt,
      restoreAt,
      ...(formula !== null && { formula }),
    });
    setIsBusy(false);
    if (reply.ok) return onSaved(reply.value);
    const { refusal } = reply;
    if (refusal.code === 'cells-conflict') return onConflict(refusal.cells as ConflictCell[]);
    if (refusal.code === 'cells-refused') onRefused(refusal.cells as GridCheck['refused']);
    setError(refusal.message);
  }

  return (
    <Dialog
      title={`保存 ${cells.length} 处改动`}
      size="lg"
      onClose={onClose}
      actions={
        <>
          {left > 0 && <span className="muted">{left} 格没有带入：先在表里改正</span>}
          <span className="right row">
            <button type="button" className="btn" onClick={onClose}>
              取消
            </button>
            <button
              type="submit"
              form="save-grid"
              className={`btn btn-ink${isBusy ? ' is-loading' : ''}`}
              disabled={isBusy || cells.length === 0}
            >
              {check && check.secondPerson.length > 0 ? '提交审批' : isPlanned ? '保存并定时' : '保存'}
            </button>
          </span>
        </>
      }
    >
      <form id="save-grid" className="stack stack-4" onSubmit={save}>
        <TextField
          label="改动单名称"
          value={title}
          maxLength={60}
          onChange={(event) => setTitle(event.target.value)}
        />
        <div className="cols-2">
          <SelectField
            label="原因"
            options={REASONS.map((reason) => ({ value: reason, label: reason }))}
            value={cause}
            onChange={(event) => setCause(event.target.value)}
          />
          <TextField
            label="说明"
            isOptional={cause !== '其他'}
            maxLength={150}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        <div className="cols-2">
          <fieldset className="field">
            <legend>什么时候生效</legend>
            <div className="row row-4">
              <label className="opt-l">
                <input
                  type="radio"
                  className="rd"
                  checked={!isPlanned}
                  onChange={() => setIsPlanned(false)}
                />
                现在
              </label>
              <label className="opt-l">
                <input type="radio" className="rd" checked={isPlanned} onChange={() => setIsPlanned(true)} />
                定时
              </label>
            </div>
          </fieldset>
          {isPlanned && (
            <div className="cols-2">
              <TextField
                label="从"
                type="datetime-local"
                value={from}
                onChange={(event) => setFrom(event.target.value)}
              />
              <TextField
                label="到"
                isOptional
                type="datetime-local"
                value={until}
                hint="到期恢复原来的值"
                onChange={(event) => setUntil(event.target.value)}
              />
            </div>
          )}
        </div>
        <div className="tw">
          <table className="tbl tbl-flat">
            <thead>
              <tr>
                <th>改什么</th>
                <th className="num">处</th>
                <th>从 → 到</th>
                <th>影响</th>
              </tr>
            </thead>
            <tbody>
              {summary.map(({ column, label, count, examples }) => (
                <tr key={column}>
                  <td>{label}</td>
                  <td className="num">{count}</td>
                  <td>{examples}</td>
                  <td>{column === 'offer' ? salesEffect(check) : '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <SaveChecks check={check} />
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function salesEffect(check: GridCheck | null): string {
  if (!check || check.salesEffectFen === null) return '—';
  const { salesEffectFen } = check;
  if (salesEffectFen === 0) return '近 28 天没有卖出';
  return `按近 28 天销量，${salesEffectFen < 0 ? '少收' : '多收'} ${formatFen(Math.abs(salesEffectFen))}`;
}
