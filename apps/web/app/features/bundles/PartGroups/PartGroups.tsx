import type { Bundle } from '@huarong/contract/bundles';
import { groupNote } from '../builder-texts.ts';
import { slotOfPart, toBundleChoice, togglePart } from '../choice/builder-choice.ts';
import { choiceParams, partsParam } from '../choice/choice-query.ts';
import type { Builder } from '../state/use-builder.ts';
import { PARTS_ID } from './focus-part.ts';
import { PartButton } from './PartButton.tsx';
import styles from './PartGroups.module.css';

/**
 * All parts by their groups. Each button submits a plain GET form, so choosing works without script and before it has
 * loaded.
 */
export function PartGroups({ builder }: { builder: Builder }) {
  const { bundle, bundleChoice } = builder;
  return (
    <form method="get" id={PARTS_ID} className={styles.parts} onSubmit={(event) => event.preventDefault()}>
      {choiceParams({ ...bundleChoice, choices: [] }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {bundle.groups.map((group) => (
        <fieldset key={group.name}>
          <legend>
            {group.name}
            <small>{groupNote(bundle, group)}</small>
          </legend>
          <ul>
            {partsIn(bundle, group.name).map((part) => (
              <PartButton
                key={part.skuId}
                part={part}
                unit={bundle.unit}
                slotIndex={bundle.slots.findIndex(
                  ({ slotId }) => slotId === slotOfPart(builder.choice, part.skuId),
                )}
                nextParts={partsParamAfter(builder, part.skuId)}
                onToggle={() => builder.toggle(part.skuId)}
              />
            ))}
          </ul>
        </fieldset>
      ))}
    </form>
  );
}

const partsIn = ({ parts }: Bundle, name: string) => parts.filter(({ groupName }) => groupName === name);

/** The value of the `c` parameter after a part is toggled. */
function partsParamAfter({ bundle, choice, targetSlot }: Builder, skuId: string): string {
  const next = togglePart(bundle, choice, skuId, targetSlot) ?? choice;
  return partsParam(toBundleChoice(bundle, next).choices);
}
