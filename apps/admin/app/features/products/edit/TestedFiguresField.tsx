import { MAX_TESTED_FIGURES, TESTED_FIGURE_PARTS, type TestedFigure } from '@huarong/core/catalogue';
import { TextField } from '../../../ui/Field.tsx';
import { ListField } from './ListField.tsx';

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
export const TestedFiguresField = ({ figures, ...field }: TestedFiguresFieldProps) => (
  <ListField
    {...field}
    legend="实测数据"
    hint={`功效宣称要有依据：写明多少人、多少天、自评还是仪器测。至多 ${MAX_TESTED_FIGURES} 条，不写绝对化和医疗用语`}
    unit="条"
    className="tested-figure"
    entries={figures}
    empty={{ figure: '', claim: '', method: '' }}
    most={MAX_TESTED_FIGURES}
  >
    {(figure, place, change) =>
      PARTS.map((part) => (
        <TextField
          key={part}
          label={`${place}${TESTED_FIGURE_PARTS[part].name}`}
          placeholder={EXAMPLES[part]}
          value={figure[part]}
          disabled={field.isDisabled}
          onChange={(event) => change({ [part]: event.target.value })}
        />
      ))
    }
  </ListField>
);
