import { findIngredients } from '@huarong/core/catalogue';
import { Notice } from '@huarong/ui';

interface AvoidedIngredientsProps {
  ingredients: string;
  /** Ingredients the member wants to avoid. */
  avoided: readonly string[];
}

/** Warns a member about ingredients on their avoid list. */
export function AvoidedIngredients({ ingredients, avoided }: AvoidedIngredientsProps) {
  const found = findIngredients([ingredients], avoided);
  if (found.length === 0) return null;
  return (
    <Notice
      tone="warn"
      icon="warning"
      title="含有你要避开的成分"
      action={<a href="/myAccount/profile.html">我的肤质档案</a>}
    >
      {found.join('、')}
    </Notice>
  );
}
