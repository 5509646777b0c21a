import type { Bundle } from '@huarong/contract/bundles';
import { groupNote } from '../builder-words.ts';
import { pressPart, slotHolding, toBundleChoice } from '../choice/builder-choice.ts';
import { choiceWords, partsWord } from '../choice/choice-query.ts';
import type { Builder } from '../live/use-builder.ts';
import { PARTS_ID } from './focus-part.ts';
import { PartButton } from './PartButton.tsx';
import styles from './PartGroups.module.css';

/**
 * All parts by their groups. Each button is also an answer of a plain form, so that choosing works before the script has
 * arrived, and without one.
 */
export function PartGroups({ builder }: { builder: Builder }) {
  const { bundle, sent } = builder;
  return (
    <form method="get" id={PARTS_ID} className={styles.parts} onSubmit={(event) => event.preventDefault()}>
      {choiceWords({ ...sent, choices: [] }).map(([name, value]) => (
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
                place={bundle.slots.findIndex(
                  ({ slotId }) => slotId === slotHolding(builder.choice, part.skuId),
                )}
                address={addressAfter(builder, part.skuId)}
                onPress={() => builder.press(part.skuId)}
              />
            ))}
          </ul>
        </fieldset>
      ))}
    </form>
  );
}

const partsIn = ({ parts }: Bundle, name: string) => parts.filter(({ groupName }) => groupName === name);

/** The `c` of the address once a part has been pressed. */
function addressAfter({ bundle, choice, aim }: Builder, skuId: string): string {
  const next = pressPart(bundle, choice, skuId, aim) ?? choice;
  return partsWord(toBundleChoice(bundle, next).choices);
}
