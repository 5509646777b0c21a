import { Field, Radio } from '@huarong/ui';
import { useState } from 'react';
import { yuan } from '../builder-texts.ts';
import { engravingCount } from '../choice/engraving-text.ts';
import type { Builder } from '../state/use-builder.ts';
import styles from './Engraving.module.css';

/** The engraving text and its font. */
export function Engraving({ builder }: { builder: Builder }) {
  const { bundle, choice, engravingProblem } = builder;
  const { engraving } = bundle;
  // Text that an input method is still composing is not part of the engraving yet.
  const [composing, setComposing] = useState<string | null>(null);
  if (!engraving) return null;
  const fee = engraving.fee === '0.00' ? '免费' : `加 ${yuan(engraving.fee)}`;
  return (
    <div className={styles.engraving}>
      <Field
        label="刻字"
        labelNote={`可不填，${fee}，最多 ${engraving.maxCharacters} 个汉字或 ${engraving.maxLetters} 个字母`}
        value={composing ?? choice.text}
        maxLength={engraving.maxLetters}
        autoComplete="off"
        spellCheck={false}
        suffix={<span className={styles.count}>{engravingCount(choice.text, engraving)}</span>}
        hint={engraving.notice}
        error={engravingProblem}
        onCompositionStart={() => setComposing(choice.text)}
        onCompositionEnd={({ currentTarget }) => {
          setComposing(null);
          builder.engrave({ text: currentTarget.value });
        }}
        onChange={({ target: { value } }) =>
          composing === null ? builder.engrave({ text: value }) : setComposing(value)
        }
      />
      <fieldset className={styles.fonts}>
        <legend>字体</legend>
        {engraving.fonts.map(({ font, name }) => (
          <Radio
            key={font}
            name="engraving-font"
            checked={font === choice.font}
            onChange={() => builder.engrave({ font })}
          >
            {name}
          </Radio>
        ))}
      </fieldset>
    </div>
  );
}
