import { checkIngredients, splitIngredients } from '@huarong/core/catalogue';
import { useState } from 'react';
import { TextAreaField } from '../../../ui/Field.tsx';
import type { ProductForm } from './use-product-form.ts';

/** The list of a label: pasted as it is printed, split into names, and marked. */
export function IngredientField({ form, isDisabled }: { form: ProductForm; isDisabled: boolean }) {
  const { ingredients, star_ingredients: stars } = form.values;
  const [pasted, setPasted] = useState<string | null>(null);
  const checked = checkIngredients(ingredients);
  const unknown = checked.filter(({ isKnown }) => !isKnown);
  const allergens = checked.filter(({ isAllergen }) => isAllergen);
  const isPasting = !isDisabled && (pasted !== null || ingredients.length === 0);
  const toggleStar = (name: string) =>
    form.set(
      'star_ingredients',
      stars.includes(name) ? stars.filter((each) => each !== name) : [...stars, name],
    );
  function take() {
    const names = splitIngredients(pasted ?? '');
    form.set('ingredients', names);
    form.set(
      'star_ingredients',
      stars.filter((name) => names.includes(name)),
    );
    setPasted(null);
  }
  return (
    <div className="stack stack-3">
      {isPasting && (
        <div>
          <TextAreaField
            label="粘贴包装上的全成分"
            rows={4}
            value={pasted ?? ''}
            hint="顿号、逗号、换行都能拆；括号里的不拆"
            onChange={(event) => setPasted(event.target.value)}
          />
          <div className="acts mt-2">
            <button type="button" className="btn btn-sm" disabled={!pasted} onClick={take}>
              拆成 {splitIngredients(pasted ?? '').length} 种
            </button>
            {ingredients.length > 0 && (
              <button type="button" className="btn btn-sm btn-ghost" onClick={() => setPasted(null)}>
                取消
              </button>
            )}
          </div>
        </div>
      )}
      {ingredients.length > 0 && (
        <div className={'ingredients' in form.edits ? 'ingredient-list is-changed' : 'ingredient-list'}>
          {checked.map(({ name, isKnown, isAllergen }) => (
            <button
              type="button"
              key={name}
              className={`ingredient${isKnown ? '' : ' is-unknown'}${isAllergen ? ' is-allergen' : ''}`}
              aria-pressed={stars.includes(name)}
              title={stars.includes(name) ? '主打成分，点一下取消' : '点一下设为主打成分'}
              disabled={isDisabled}
              onClick={() => toggleStar(name)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <ul className="ingredient-notes">
        {unknown.map(({ name, suggestion }) => (
          <li key={name}>
            <mark>不在目录里</mark>
            <span>
              {name}
              {suggestion !== null && `，是不是「${suggestion}」？`}
            </span>
            {suggestion !== null && !isDisabled && (
              <button
                type="button"
                className="lnk"
                onClick={() =>
                  form.set(
                    'ingredients',
                    ingredients.map((each) => (each === name ? suggestion : each)),
                  )
                }
              >
                替换
              </button>
            )}
          </li>
        ))}
        {stars.length > 0 && (
          <li>
            <b>{stars.length} 个主打成分</b>
            <span>{stars.join('、')}</span>
          </li>
        )}
        {allergens.length > 0 && (
          <li>
            <b>{allergens.length} 个常见致敏香料</b>
            <span>{allergens.map(({ name }) => name).join('、')}</span>
          </li>
        )}
      </ul>
      {!isDisabled && ingredients.length > 0 && pasted === null && (
        <div className="acts">
          <button type="button" className="btn btn-sm" onClick={() => setPasted(ingredients.join('、'))}>
            重新粘贴
          </button>
          <span className="hint">共 {ingredients.length} 种；点名字设为主打成分</span>
        </div>
      )}
      {form.errors.ingredients && (
        <p className="err" role="alert">
          {form.errors.ingredients}
        </p>
      )}
    </div>
  );
}
