import { joinParts, type SlotPart, type SlotRule, splitParts } from '@huarong/core/content';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { ImageChoice } from './ImageChoice.tsx';
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
          <ImageChoice
            label="图片"
            path={fields.imagePath}
            error={problemOf('imagePath')}
            onChange={(imagePath) => onChange({ imagePath })}
          />
        )}
        {rule.hasPhoneImage && (
          <ImageChoice
            label="手机上的图片（竖幅 800 × 1160，可以不选）"
            path={fields.phoneImagePath ?? null}
            error={problemOf('phoneImagePath')}
            isOptional
            onChange={(phoneImagePath) => onChange({ phoneImagePath })}
          />
        )}
      </fieldset>
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
