import type { EngravingRule } from '@huarong/core/bundles';
import { fen } from '@huarong/core/shared';
import { TextAreaField, TextField } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CountInput, YuanInput } from '../promotions/NumberInputs.tsx';
import type { PanelProps } from './BundleBasics.tsx';

/** The fonts that the shop can draw. */
const FONTS = [
  { font: 'song', name: '宋体' },
  { font: 'hei', name: '黑体' },
  { font: 'tenor', name: 'Tenor（字母）', lettersOnly: true },
];
const NEW_ENGRAVING: EngravingRule = {
  maxCharacters: 6,
  maxLetters: 12,
  fonts: FONTS,
  feeFen: fen(0),
  notice: '刻字后为定制商品，不支持无理由退货',
};
const MOST_NOTES = 8;

/** Engraving of the case, and what shoppers read about returns. */
export function BundleExtras({ draft, errors, isDisabled, onChange }: PanelProps) {
  const { rule } = draft;
  const { engraving, returns } = rule;
  const setRule = (change: Partial<typeof rule>) => onChange({ ...draft, rule: { ...rule, ...change } });
  const setEngraving = (change: Partial<EngravingRule>) =>
    engraving && setRule({ engraving: { ...engraving, ...change } });
  const setNote = (at: number, change: object) =>
    setRule({ returns: returns.map((note, index) => (index === at ? { ...note, ...change } : note)) });
  return (
    <section className="panel mt-4" aria-labelledby="bd-extras">
      <div className="panel-h">
        <h2 id="bd-extras">刻字与退货</h2>
      </div>
      <fieldset className="panel-b stack stack-4" disabled={isDisabled}>
        <legend className="vh">刻字与退货</legend>
        <label className="opt-l">
          <input
            type="checkbox"
            className="ck"
            checked={engraving !== undefined}
            onChange={({ target }) => setRule({ engraving: target.checked ? NEW_ENGRAVING : undefined })}
          />
          盒子可以刻字
        </label>
        {engraving && (
          <div className="cp-fields">
            <div className="field">
              <span className="label">汉字至多</span>
              <CountInput
                label="汉字至多"
                after="个"
                count={engraving.maxCharacters}
                error={errors['engraving.maxCharacters']}
                onChange={(count) => setEngraving({ maxCharacters: count ?? 0 })}
              />
            </div>
            <div className="field">
              <span className="label">字母至多</span>
              <CountInput
                label="字母至多"
                after="个"
                count={engraving.maxLetters}
                error={errors['engraving.maxLetters']}
                onChange={(count) => setEngraving({ maxLetters: count ?? 0 })}
              />
            </div>
            <div className="field">
              <span className="label">刻字费</span>
              <YuanInput
                label="刻字费多少元"
                fen={engraving.feeFen}
                error={errors['engraving.feeFen']}
                onChange={(amount) => setEngraving({ feeFen: fen(amount ?? 0) })}
              />
            </div>
            <TextField
              label="刻字须知"
              maxLength={60}
              value={engraving.notice}
              error={errors['engraving.notice']}
              onChange={({ target }) => setEngraving({ notice: target.value })}
            />
            <div className="field">
              <span className="label">字体</span>
              {errors['engraving.fonts'] && <p className="err">{errors['engraving.fonts']}</p>}
              {FONTS.map((each) => (
                <label className="opt-l" key={each.font}>
                  <input
                    type="checkbox"
                    className="ck"
                    checked={engraving.fonts.some(({ font }) => font === each.font)}
                    onChange={({ target }) =>
                      setEngraving({
                        fonts: FONTS.filter(({ font }) =>
                          font === each.font
                            ? target.checked
                            : engraving.fonts.some((chosen) => chosen.font === font),
                        ),
                      })
                    }
                  />
                  {each.name}
                </label>
              ))}
            </div>
          </div>
        )}
        {returns.map((note, at) => (
          // Notes have no number of their own; they are only added and removed.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <div className="cp-fields" key={at}>
            <TextField
              label={`退货说明 ${at + 1} 的标题`}
              maxLength={20}
              value={note.title}
              error={errors[`returns.${at}.title`]}
              onChange={({ target }) => setNote(at, { title: target.value })}
            />
            <TextAreaField
              label={`退货说明 ${at + 1}`}
              maxLength={120}
              rows={2}
              value={note.text}
              error={errors[`returns.${at}.text`]}
              onChange={({ target }) => setNote(at, { text: target.value })}
            />
            <button
              type="button"
              className="btn btn-sm"
              onClick={() => setRule({ returns: returns.filter((_, index) => index !== at) })}
            >
              去掉退货说明 {at + 1}
            </button>
          </div>
        ))}
        {!isDisabled && returns.length < MOST_NOTES && (
          <span>
            <button
              type="button"
              className="btn"
              onClick={() => setRule({ returns: [...returns, { title: '', text: '' }] })}
            >
              <Icon name="plus" />
              加退货说明
            </button>
          </span>
        )}
      </fieldset>
    </section>
  );
}
