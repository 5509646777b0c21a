import { useEffect, useRef } from 'react';
import type { ProductOptions } from '../product-texts.ts';
import { FieldInput } from './FieldInput.tsx';
import { FIELD_GROUPS, WIDE_FIELDS } from './field-groups.ts';
import { IngredientField } from './IngredientField.tsx';
import type { ProductForm as Form } from './use-product-form.ts';

interface ProductFormProps {
  form: Form;
  options: ProductOptions;
  isDisabled: boolean;
}

/** Every field of a product in its groups. Alt and an arrow lead to the next group. */
export function ProductForm({ form, options, isDisabled }: ProductFormProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = element.current;
    function goToGroup(event: KeyboardEvent) {
      if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      const groups = [...(form?.querySelectorAll<HTMLElement>('section') ?? [])];
      const at = groups.findIndex((group) => group.contains(event.target as Node));
      const next = groups[at + (event.key === 'ArrowDown' ? 1 : -1)];
      const field = next?.querySelector<HTMLElement>('input, select, textarea, button');
      if (!field) return;
      event.preventDefault();
      field.focus();
      next?.scrollIntoView({ block: 'start' });
    }
    form?.addEventListener('keydown', goToGroup);
    return () => form?.removeEventListener('keydown', goToGroup);
  }, []);
  return (
    <div ref={element}>
      {FIELD_GROUPS.map(({ id, title, note, fields }) => (
        <section className="panel product-group" id={id} aria-labelledby={`${id}-title`} key={id}>
          <div className="panel-h">
            <h2 id={`${id}-title`}>{title}</h2>
            <span className="muted">{note}</span>
          </div>
          {id === 'ingredients' ? (
            <IngredientField form={form} isDisabled={isDisabled} />
          ) : (
            <div className="fgrid">
              {fields.map((field) => (
                <div key={field} className={WIDE_FIELDS.has(field) ? 'wide' : undefined}>
                  <FieldInput field={field} form={form} options={options} isDisabled={isDisabled} />
                </div>
              ))}
            </div>
          )}
        </section>
      ))}
    </div>
  );
}

/** The groups with how many of their fields are wrong or missing. */
export function GroupNav({ form, missing }: { form: Form; missing: ReadonlySet<string> }) {
  return (
    <nav className="product-nav" aria-label="分组">
      {FIELD_GROUPS.map(({ id, title, fields }) => {
        const wrong = fields.filter((field) => form.errors[field] !== undefined || missing.has(field)).length;
        return (
          <a key={id} href={`#${id}`}>
            {title}
            {wrong > 0 && (
              <b>
                {wrong}
                <span className="vh"> 处要补</span>
              </b>
            )}
          </a>
        );
      })}
      <p className="hint mt-3">
        <span className="kbd">Alt</span> <span className="kbd">↓</span> 下一组
      </p>
    </nav>
  );
}
