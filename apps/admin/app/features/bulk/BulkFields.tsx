import { BrandChoice } from './BrandChoice.tsx';
import type { Choices } from './bulk-edits.ts';
import {
  ACTION_LABELS,
  type Action,
  BULK_FIELDS,
  type BulkField,
  type Draft,
  type Drafts,
  STATUSES,
} from './bulk-edits.ts';

interface BulkFieldsProps {
  drafts: Drafts;
  choices: Choices;
  onChange: (drafts: Drafts) => void;
}
const UNCHANGED: Draft = { action: 'none', text: '' };

/** Every field with what happens to it. */
export const BulkFields = ({ drafts, choices, onChange }: BulkFieldsProps) => (
  <table className="tbl tbl-flat bulk-fields">
    <thead>
      <tr>
        <th>字段</th>
        <th>怎样改</th>
        <th>内容</th>
      </tr>
    </thead>
    <tbody>
      {BULK_FIELDS.map((field) => {
        const draft = drafts[field.name] ?? UNCHANGED;
        const change = (next: Partial<Draft>) => onChange({ ...drafts, [field.name]: { ...draft, ...next } });
        return (
          <tr key={field.name} className={draft.action === 'none' ? undefined : 'is-changed'}>
            <th scope="row">{field.label}</th>
            <td>
              <select
                className="sel"
                aria-label={`${field.label}：怎样改`}
                value={draft.action}
                onChange={(event) => change({ action: event.target.value as Action })}
              >
                {(['none', ...field.actions] as const).map((action) => (
                  <option key={action} value={action}>
                    {ACTION_LABELS[action]}
                  </option>
                ))}
              </select>
            </td>
            <td>
              {draft.action !== 'none' && draft.action !== 'clear' && (
                <Value
                  field={field}
                  text={draft.text}
                  choices={choices}
                  onChange={(text) => change({ text })}
                />
              )}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

interface ValueProps {
  field: BulkField;
  text: string;
  choices: Choices;
  onChange: (text: string) => void;
}

function Value({ field: { name, kind, label }, text, choices, onChange }: ValueProps) {
  const common = { 'aria-label': `${label}：内容`, value: text };
  if (name === 'brand')
    return (
      <BrandChoice
        label={common['aria-label']}
        placeholder="请选择"
        chosen={null}
        onChoose={(brand) => onChange(brand?.brandId ?? '')}
      />
    );
  if (kind === 'choice')
    return (
      <select className="sel" {...common} onChange={(event) => onChange(event.target.value)}>
        <option value="">请选择</option>
        {optionsOf(name, choices).map(({ value, label: shown }) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
      </select>
    );
  return (
    <input
      className="inp"
      {...common}
      type={kind === 'number' ? 'number' : 'text'}
      min={kind === 'number' ? 1 : undefined}
      placeholder={kind === 'list' ? '多个用顿号分开' : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function optionsOf(name: string, { categories }: Choices): readonly { value: string; label: string }[] {
  if (name === 'status') return STATUSES;
  return categories
    .filter(({ redirectTo }) => redirectTo === null)
    .map(({ categoryId, name: shown }) => ({ value: categoryId, label: `${shown}　${categoryId}` }));
}
