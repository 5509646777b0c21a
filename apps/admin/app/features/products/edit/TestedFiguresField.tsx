import { MAX_TESTED_FIGURES, TESTED_FIGURE_PARTS, type TestedFigure } from '@huarong/core/catalogue';
import { MoveButtons } from '../../../ui/content/MoveButtons.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';

interface TestedFiguresFieldProps {
  figures: readonly TestedFigure[];
  error?: string | undefined;
  isChanged: boolean;
  isDisabled: boolean;
  onChange: (figures: TestedFigure[]) => void;
}

const EXAMPLES: Record<keyof TestedFigure, string> = {
  figure: '例：8h',
  claim: '例：持色',
  method: '例：30 位受试者使用后自评',
};
const PARTS = Object.keys(TESTED_FIGURE_PARTS) as (keyof TestedFigure)[];

/** What tests of the product found, each with how it was found. */
export function TestedFiguresField(props: TestedFiguresFieldProps) {
  const { figures, error, isChanged, isDisabled, onChange } = props;
  return (
    <fieldset className={isChanged ? 'field story-blocks is-changed' : 'field story-blocks'}>
      <legend className="label">实测数据</legend>
      <p className="hint">
        功效宣称要有依据：写明多少人、多少天、自评还是仪器测。至多 {MAX_TESTED_FIGURES}{' '}
        条，不写绝对化和医疗用语
      </p>
      <ol className="tested-figures">
        {figures.map((figure, at) => (
          // A figure has no identity besides its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li className="tested-figure" key={at}>
            {PARTS.map((part) => (
              <TextField
                key={part}
                label={`第 ${at + 1} 条${TESTED_FIGURE_PARTS[part].name}`}
                placeholder={EXAMPLES[part]}
                value={figure[part]}
                disabled={isDisabled}
                onChange={(event) => onChange(figures.with(at, { ...figure, [part]: event.target.value }))}
              />
            ))}
            {!isDisabled && (
              <MoveButtons
                name={`第 ${at + 1} 条实测数据`}
                at={at}
                count={figures.length}
                isByPlace
                onMove={(to) => onChange(figures.toSpliced(at, 1).toSpliced(to, 0, figure))}
                onRemove={() => onChange(figures.toSpliced(at, 1))}
              />
            )}
          </li>
        ))}
      </ol>
      {!isDisabled && (
        <button
          type="button"
          className="btn btn-sm"
          disabled={figures.length >= MAX_TESTED_FIGURES}
          onClick={() => onChange([...figures, { figure: '', claim: '', method: '' }])}
        >
          <Icon name="plus" size={12} />
          加一条
        </button>
      )}
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
