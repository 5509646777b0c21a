import { GRID_COLUMNS } from '@huarong/core/catalogue';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import type { GridRow } from './grid-columns.ts';
import type { Typed } from './grid-edits.ts';
import { readPastedTable } from './pasted-table.ts';

interface PasteDialogProps {
  rows: readonly GridRow[];
  onPaste: (typed: readonly Typed[]) => void;
  onClose: () => void;
}

/** A table from a spreadsheet whose rows are found by their code, whatever the order of rows and columns. */
export function PasteDialog({ rows, onPaste, onClose }: PasteDialogProps) {
  const [text, setText] = useState('');
  const read = text.trim() === '' ? null : readPastedTable(text, rows);
  const count = read?.ok ? read.typed.length : 0;
  return (
    <Dialog
      title="从 Excel 粘贴"
      onClose={onClose}
      actions={
        <span className="right row">
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
          <button
            type="button"
            className="btn btn-ink"
            disabled={count === 0}
            onClick={() => {
              if (read?.ok) onPaste(read.typed);
              onClose();
            }}
          >
            填入 {count} 格
          </button>
        </span>
      }
    >
      <div className="stack stack-4">
        <TextAreaField
          label="带表头的表格"
          rows={10}
          value={text}
          placeholder={'货号\t售价\t可售\nHR20710101\t289\t46'}
          hint={`第一行是表头：货号，和要改的列（${Object.values(GRID_COLUMNS).join('、')}）。空格子不改。也可以直接在表里选一格按 Ctrl V。`}
          error={read && !read.ok ? read.problem : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        {read?.ok && (
          <p role="status">
            认出 {read.columns.map((column) => GRID_COLUMNS[column]).join('、')}，共 {count} 格
            {read.unknown.length > 0 &&
              `；${read.unknown.length} 行的货号不在本页：${read.unknown.slice(0, 5).join('、')}`}
          </p>
        )}
      </div>
    </Dialog>
  );
}
