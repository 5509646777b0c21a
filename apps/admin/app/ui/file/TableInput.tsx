import { useState } from 'react';
import { TextAreaField } from '../Field.tsx';
import { FileDrop } from './FileDrop.tsx';
import { decodeTable } from './table-file.ts';

interface TableInputProps {
  /** Which columns, and how many rows. */
  hint: string;
  pasteLabel: string;
  maxBytes: number;
  isBusy?: boolean;
  /** The text of a file or of what was pasted, with its name. */
  onTable: (text: string, name: string) => void;
}

/** A table from a file or pasted from a spreadsheet, to be checked before anything is stored. */
export function TableInput({ hint, pasteLabel, maxBytes, isBusy = false, onTable }: TableInputProps) {
  const [pasted, setPasted] = useState('');
  return (
    <div className="stack stack-4">
      <FileDrop
        label="选择或拖入 CSV 文件"
        hint={hint}
        accept=".csv,.txt,text/csv"
        maxBytes={maxBytes}
        onFiles={async ([file]) => {
          if (file) onTable(decodeTable(new Uint8Array(await file.arrayBuffer())), file.name);
        }}
      />
      <TextAreaField
        label={pasteLabel}
        rows={6}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
      />
      <div className="acts">
        <button
          type="button"
          className={`btn btn-ink${isBusy ? ' is-loading' : ''}`}
          disabled={pasted.trim() === '' || isBusy}
          onClick={() => onTable(pasted, '粘贴的表格')}
        >
          预检
        </button>
      </div>
    </div>
  );
}
