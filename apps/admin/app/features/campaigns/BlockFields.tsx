import { MoveButtons } from '../../ui/content/MoveButtons.tsx';
import { ProductChooser } from '../../ui/content/ProductChooser.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/Field.tsx';
import { BlockProducts } from './BlockProducts.tsx';
import type { BlockField } from './block-kinds.ts';
import { ImageField } from './ImageField.tsx';
import type { BlockShop, FieldProblem, Part } from './types.ts';

interface BlockFieldsProps {
  fields: readonly BlockField[];
  part: Part;
  /** Where the part is in the page: `blocks.2`. */
  path: string;
  problems: readonly FieldProblem[];
  shop: BlockShop;
  onChange: (part: Part) => void;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The fields of a block or of a part of one. */
export function BlockFields({ fields, part, path, problems, shop, onChange }: BlockFieldsProps) {
  /** An optional field without a value is left out of the block. */
  const set = (name: string, value: unknown) => {
    const { [name]: _before, ...others } = part;
    onChange(value === undefined ? others : { ...others, [name]: value });
  };
  const errorAt = (name: string) =>
    problems.find(({ field }) => field === `${path}.${name}` || field.startsWith(`${path}.${name}.`))
      ?.message;
  const show = (field: BlockField) => {
    const { name, label } = field;
    const value = part[name];
    const error = errorAt(name);
    switch (field.type) {
      case 'text':
        return (
          <TextField
            label={label}
            maxLength={field.max}
            isOptional={field.isOptional === true}
            value={textOf(value)}
            error={error}
            onChange={({ target }) =>
              set(name, field.isOptional && target.value === '' ? undefined : target.value)
            }
          />
        );
      case 'area':
        return (
          <TextAreaField
            label={label}
            rows={3}
            maxLength={field.max}
            isOptional={field.isOptional === true}
            value={textOf(value)}
            error={error}
            onChange={({ target }) => set(name, target.value)}
          />
        );
      case 'lines':
        return (
          <TextAreaField
            label={label}
            rows={Math.max(2, listOf(value).length)}
            value={listOf(value).map(textOf).join('\n')}
            error={error}
            hint={`每行不超过 ${field.max} 字`}
            onChange={({ target }) => set(name, target.value === '' ? [] : target.value.split('\n'))}
          />
        );
      case 'number':
        return (
          <TextField
            label={label}
            inputMode="numeric"
            maxLength={3}
            isOptional={field.isOptional === true}
            value={textOf(value)}
            error={error}
            onChange={({ target }) =>
              set(name, target.value === '' ? undefined : Number(target.value.replace(/\D/g, '')))
            }
          />
        );
      case 'numbers':
        return (
          <TextField
            label={label}
            defaultValue={listOf(value).map(textOf).join(' ')}
            error={error}
            onChange={({ target }) => set(name, target.value.trim().split(/\s+/).map(Number))}
          />
        );
      case 'check':
        return (
          <label className="opt-l">
            <input
              type="checkbox"
              className="ck"
              checked={value === true}
              onChange={({ target }) => set(name, target.checked)}
            />
            <span>{label}</span>
          </label>
        );
      case 'choice':
        return (
          <SelectField
            label={label}
            value={textOf(value)}
            options={[...field.options]}
            error={error}
            onChange={({ target }) => set(name, target.value)}
          />
        );
      case 'link': {
        const link = (value ?? { label: '', href: '' }) as { label: string; href: string };
        const change = (next: typeof link) =>
          set(name, next.label === '' && next.href === '' ? undefined : next);
        return (
          <fieldset className="cols-2">
            <legend className="vh">{label}</legend>
            <TextField
              label={`${label}：文字`}
              isOptional
              maxLength={24}
              value={link.label}
              onChange={({ target }) => change({ ...link, label: target.value })}
            />
            <TextField
              label={`${label}：地址`}
              isOptional
              maxLength={200}
              value={link.href}
              error={error}
              onChange={({ target }) => change({ ...link, href: target.value })}
            />
          </fieldset>
        );
      }
      case 'image':
        return (
          <ImageField
            label={label}
            value={value}
            error={error}
            scenes={shop.scenes}
            onChange={(next) => set(name, next)}
          />
        );
      case 'product':
        return (
          <ProductChooser
            label={label}
            chosen={textOf(value) === '' ? [] : [textOf(value)]}
            nameOf={shop.nameOf}
            most={1}
            onChange={([chosen]) => set(name, chosen ?? '')}
          />
        );
      case 'products':
        return (
          <BlockProducts value={(value ?? {}) as Part} shop={shop} onChange={(next) => set(name, next)} />
        );
      case 'list': {
        const items = listOf(value) as Part[];
        return (
          <fieldset className="stack">
            <legend>{label}</legend>
            {items.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own.
              <div className="ct-group" key={at}>
                <div className="row">
                  <b className="grow">
                    {field.itemLabel} {at + 1}
                  </b>
                  <MoveButtons
                    name={`${field.itemLabel} ${at + 1}`}
                    at={at}
                    count={items.length}
                    isByPlace
                    onMove={(to) => set(name, items.toSpliced(at, 1).toSpliced(to, 0, item))}
                    onRemove={() => set(name, items.toSpliced(at, 1))}
                  />
                </div>
                <BlockFields
                  fields={field.item}
                  part={item}
                  path={`${path}.${name}.${at}`}
                  problems={problems}
                  shop={shop}
                  onChange={(next) => set(name, items.with(at, next))}
                />
              </div>
            ))}
            <div>
              <button type="button" className="btn" onClick={() => set(name, [...items, field.blank])}>
                加一个{field.itemLabel}
              </button>
            </div>
          </fieldset>
        );
      }
    }
  };
  return fields.map((field) => <div key={field.name}>{show(field)}</div>);
}
