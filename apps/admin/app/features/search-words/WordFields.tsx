import { ProductField } from './ProductField.tsx';
import { TokenField } from './TokenField.tsx';
import { KINDS, type WordDraft, type WordKind } from './word-draft.ts';

interface WordFieldsProps {
  draft: WordDraft;
  onChange: (draft: WordDraft) => void;
}

/** The words of a group, its kind, and what they find. */
export const WordFields = ({ draft, onChange }: WordFieldsProps) => (
  <>
    <TokenField
      label="词"
      hint="回车或顿号分开"
      tokens={draft.words}
      onChange={(words) => onChange({ ...draft, words })}
    />
    <fieldset className="field sw-kinds">
      <legend>种类</legend>
      <div className="seg seg-sm">
        {(Object.keys(KINDS) as WordKind[]).map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === draft.kind}
            onClick={() => onChange({ kind, words: draft.words, targets: [] })}
          >
            {KINDS[kind].label}
          </button>
        ))}
      </div>
      <p className="hint">{KINDS[draft.kind].hint}</p>
    </fieldset>
    {draft.kind === 'one-way' && (
      <TokenField
        label="也搜到"
        hint="类目、功效、品牌或名称里的词"
        tokens={draft.targets.map(({ id }) => id)}
        onChange={(words) => onChange({ ...draft, targets: words.map((id) => ({ id, label: id })) })}
      />
    )}
    {draft.kind === 'nickname' && (
      <ProductField
        label="所指的商品"
        chosen={draft.targets}
        onChange={(targets) => onChange({ ...draft, targets })}
      />
    )}
  </>
);
