import { INCLUDED_ITEM_PARTS, type IncludedItem, MAX_INCLUDED_ITEMS } from '@huarong/core/catalogue';
import { TextField } from '../../../ui/Field.tsx';
import { ListField } from './ListField.tsx';

interface IncludedItemsFieldProps {
  items: readonly IncludedItem[];
  error?: string | undefined;
  isChanged: boolean;
  isDisabled: boolean;
  onChange: (items: IncludedItem[]) => void;
}

const EXAMPLES: Record<keyof IncludedItem, string> = {
  name: '例：洁面啫喱',
  size: '例：30ml',
  count: '例：1',
  code: '单卖的才填',
  sku_size: '每个规格都有就留空',
};
const PARTS = Object.keys(INCLUDED_ITEM_PARTS) as (keyof IncludedItem)[];

/** What a set or a gift box holds. */
export const IncludedItemsField = ({ items, ...field }: IncludedItemsFieldProps) => (
  <ListField
    {...field}
    legend="盒内清单"
    hint={`套装和礼盒里有什么，至多 ${MAX_INCLUDED_ITEMS} 行；卡片、袋子不写净含量。填了商品编码，详情页会链到那件商品`}
    unit="行"
    className="included-item"
    entries={items}
    empty={{ name: '', size: '', count: 1, code: '', sku_size: '' }}
    most={MAX_INCLUDED_ITEMS}
  >
    {(item, place, change) =>
      PARTS.map((part) => (
        <TextField
          key={part}
          label={`${place}${INCLUDED_ITEM_PARTS[part].name}`}
          placeholder={EXAMPLES[part]}
          inputMode={part === 'count' ? 'numeric' : undefined}
          value={part === 'count' ? countText(item.count) : item[part]}
          disabled={field.isDisabled}
          onChange={({ target: { value } }) =>
            change(part === 'count' ? { count: countOf(value) } : { [part]: value })
          }
        />
      ))
    }
  </ListField>
);

/** Nothing is typed, or something that is no number: the check asks for a number. */
const NO_COUNT = 0;
const countText = (count: number): string => (count === NO_COUNT ? '' : String(count));

function countOf(typed: string): number {
  const digits = typed.normalize('NFKC').trim();
  return /^\d{1,6}$/.test(digits) ? Number(digits) : NO_COUNT;
}
