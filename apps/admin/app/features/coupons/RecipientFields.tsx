import { SelectField, TextAreaField, TextField } from '../../ui/Field.tsx';
import { FileDrop } from '../../ui/file/FileDrop.tsx';
import { decodeTable } from '../../ui/file/table-file.ts';
import { CardChoice } from './CardChoice.tsx';
import type { RecipientChoice } from './recipient-choice.ts';
import type { Choices } from './types.ts';

const MAX_FILE_BYTES = 3 * 1024 * 1024;
interface RecipientFieldsProps {
  choice: RecipientChoice;
  choices: Choices;
  onChange: (change: Partial<RecipientChoice>) => void;
}

/** By conditions, or by a list that is pasted or read from a file. */
export function RecipientFields({ choice, choices, onChange }: RecipientFieldsProps) {
  return (
    <>
      <fieldset className="row">
        <legend className="vh">怎么选会员</legend>
        {(['filter', 'list'] as const).map((by) => (
          <label className="opt-l" key={by}>
            <input
              type="radio"
              className="rd"
              name="by"
              checked={choice.by === by}
              onChange={() => onChange({ by })}
            />
            {by === 'filter' ? '按条件' : '按名单'}
          </label>
        ))}
        <span className="muted right">每人一张，已有的自动跳过</span>
      </fieldset>
      {choice.by === 'list' ? (
        <>
          <TextAreaField
            label="会员编号或手机号"
            rows={5}
            hint="每行一个，一次不超过 100,000 个"
            value={choice.list}
            onChange={({ target }) => onChange({ list: target.value })}
          />
          <FileDrop
            label="从文件读取"
            hint="CSV 或文本，第一列是会员编号或手机号"
            accept=".csv,.txt,text/csv,text/plain"
            maxBytes={MAX_FILE_BYTES}
            onFiles={async ([file]) => {
              if (!file) return;
              const lines = decodeTable(new Uint8Array(await file.arrayBuffer())).split(/\r?\n/);
              onChange({ list: lines.map((line) => (line.split(/[,\t]/)[0] ?? '').trim()).join('\n') });
            }}
          />
        </>
      ) : (
        <div className="cp-fields">
          <CardChoice label="会员卡" cards={choice.cards} onChange={(cards) => onChange({ cards })} />
          <SelectField
            label="买过的品牌"
            options={[
              { value: '', label: '不限' },
              ...choices.brands.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={choice.boughtBrandId}
            onChange={({ target }) => onChange({ boughtBrandId: target.value })}
          />
          <TextField
            label="这天起注册"
            type="date"
            isOptional
            value={choice.registeredSince}
            onChange={({ target }) => onChange({ registeredSince: target.value })}
          />
          <TextField
            label="这天起没有下单"
            type="date"
            isOptional
            value={choice.notBoughtSince}
            onChange={({ target }) => onChange({ notBoughtSince: target.value })}
          />
        </div>
      )}
    </>
  );
}
