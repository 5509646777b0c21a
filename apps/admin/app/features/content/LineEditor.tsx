import { joinParts, type SlotPart, type SlotRule, splitParts } from '@huarong/core/content';
import { useState } from 'react';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { ChooseMediaDialog } from '../media/ChooseMediaDialog.tsx';
import { LinePreview } from './LinePreview.tsx';
import { LinkState } from './LinkState.tsx';
import { OfferField } from './OfferField.tsx';
import type { DraftLine } from './slot-draft.ts';
import type { LineFields } from './types.ts';
import { usePreview } from './use-preview.ts';

interface LineEditorProps {
  label: string;
  rule: SlotRule;
  line: DraftLine;
  mayWrite: boolean;
  onChange: (change: Partial<LineFields>) => void;
}

/** The fields of one line with the line as the shop shows it. */
export function LineEditor({ label, rule, line: { fields }, mayWrite, onChange }: LineEditorProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const preview = usePreview(label, fields);
  const problemOf = (field: string) => preview?.problems.find((problem) => problem.field === field)?.message;
  return (
    <section className="panel" aria-labelledby="line">
      <div className="panel-h">
        <h2 id="line">这一行</h2>
        {preview && <LinkState check={preview.linkCheck} />}
      </div>
      <LinePreview rule={rule} fields={fields} preview={preview} />
      <fieldset className="slot-fields" disabled={!mayWrite}>
        <legend className="vh">这一行的内容</legend>
        {(['content', 'note', 'mark'] as const).map((field) => (
          <Parts
            key={field}
            parts={rule[field]}
            text={fields[field]}
            error={problemOf(field)}
            onChange={(text) => onChange(field === 'content' ? { content: text } : { [field]: text || null })}
          />
        ))}
        {rule.hasLink && (
          <TextField
            label="链接"
            value={fields.link}
            maxLength={300}
            placeholder={fields.offer ? '不填就去它的优惠' : '/campaign/… 或 https://…'}
            error={problemOf('link')}
            onChange={(event) => onChange({ link: event.target.value.trim() })}
          />
        )}
        <OfferField
          offer={fields.offer}
          title={preview?.offerTitle ?? null}
          onlyKind={rule.offer}
          error={problemOf('offer')}
          onChange={(offer) => onChange({ offer })}
        />
        {rule.kind === 'image' && (
          <div className="field">
            <span className="muted">图片</span>
            <span className="row">
              <span className="num ell">{fields.imagePath ?? '没有'}</span>
              <button type="button" className="btn btn-sm" onClick={() => setIsChoosing(true)}>
                换一张
              </button>
            </span>
            {problemOf('imagePath') && <p className="err">{problemOf('imagePath')}</p>}
          </div>
        )}
      </fieldset>
      {isChoosing && (
        <ChooseMediaDialog
          title="选一张图片"
          without={new Set()}
          onClose={() => setIsChoosing(false)}
          onChoose={({ mediaId }) => {
            onChange({ imagePath: `slot/${mediaId}.webp` });
            setIsChoosing(false);
          }}
        />
      )}
    </section>
  );
}

interface PartsProps {
  parts: readonly SlotPart[];
  text: string | null;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** One text in its fields. */
function Parts({ parts, text, error, onChange }: PartsProps) {
  const values = splitParts(text, parts);
  const change = (index: number, value: string) => onChange(joinParts(values.with(index, value)));
  return parts.map(({ label, max, choices }, index) =>
    choices ? (
      <SelectField
        key={label}
        label={label}
        options={[{ value: '', label: '没有' }, ...choices]}
        value={values[index] ?? ''}
        onChange={(event) => change(index, event.target.value)}
      />
    ) : (
      <TextField
        key={label}
        label={label}
        value={values[index] ?? ''}
        hint={`${[...(values[index] ?? '')].length} 字，上限 ${max} 字`}
        error={error !== undefined && (parts.length === 1 || error.startsWith(label)) ? error : undefined}
        onChange={(event) => change(index, event.target.value)}
      />
    ),
  );
}
