import { SelectField, TextAreaField, TextField } from '../../ui/Field.tsx';
import { type BrandFields, type Mark, splitNicknames, splitParagraphs } from './brand-fields.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'].map((value) => ({ value, label: value }));
const MARKS: readonly { mark: Mark; label: string }[] = [
  { mark: 'guohuo', label: '国货' },
  { mark: 'niche', label: '小众' },
  { mark: 'exclusive', label: '独家' },
  { mark: 'newcomer', label: '新入驻' },
];
const SLOGAN_LENGTH = 120;

interface BrandFormProps {
  values: BrandFields;
  onChange: <Name extends keyof BrandFields>(name: Name, value: BrandFields[Name]) => void;
  isReadOnly: boolean;
}

/** Every field of a brand. */
export function BrandForm({ values, onChange, isReadOnly }: BrandFormProps) {
  const toggle = (mark: Mark, isOn: boolean) =>
    onChange('marks', isOn ? [...values.marks, mark] : values.marks.filter((each) => each !== mark));
  return (
    <fieldset className="brand-form" disabled={isReadOnly}>
      <legend className="vh">品牌资料</legend>
      <div className="fgrid">
        <TextField
          label="外文名"
          value={values.nameEn}
          maxLength={80}
          required
          onChange={(event) => onChange('nameEn', event.target.value)}
        />
        <TextField
          label="中文名"
          value={values.nameCn}
          maxLength={80}
          required
          onChange={(event) => onChange('nameCn', event.target.value)}
        />
        <TextField
          label="昵称"
          defaultValue={values.nicknames.join('、')}
          hint="多个用顿号分开，搜索能找到"
          isOptional
          onChange={(event) => onChange('nicknames', splitNicknames(event.target.value))}
        />
        <SelectField
          label="首字母"
          value={values.letter}
          options={LETTERS}
          onChange={(event) => onChange('letter', event.target.value)}
        />
        <TextField
          label="标识"
          value={values.key}
          maxLength={40}
          pattern="[a-z0-9\-]+"
          required
          hint="导入文件用它认品牌：小写字母、数字和 -"
          onChange={(event) => onChange('key', event.target.value.toLowerCase())}
        />
        <TextField
          label="产地"
          value={values.origin}
          maxLength={40}
          isOptional
          onChange={(event) => onChange('origin', event.target.value)}
        />
        <TextField
          label="创办年份"
          type="number"
          min={1700}
          max={2100}
          value={values.sinceYear ?? ''}
          isOptional
          onChange={(event) =>
            onChange('sinceYear', event.target.value === '' ? null : Number(event.target.value))
          }
        />
        <div className="wide">
          <TextField
            label="一句话"
            value={values.slogan}
            maxLength={SLOGAN_LENGTH}
            hint={`${values.slogan.length} / ${SLOGAN_LENGTH} 字`}
            isOptional
            onChange={(event) => onChange('slogan', event.target.value)}
          />
        </div>
        <div className="wide">
          <TextAreaField
            label="故事"
            rows={8}
            defaultValue={values.story.join('\n\n')}
            hint={`${values.story.length} 段，${values.story.join('').length} 字；换行就是新的一段`}
            isOptional
            onChange={(event) => onChange('story', splitParagraphs(event.target.value))}
          />
        </div>
        <fieldset className="wide row brand-marks" aria-label="特征">
          {MARKS.map(({ mark, label }) => (
            <label className="opt-l" key={mark}>
              <input
                type="checkbox"
                className="ck"
                checked={values.marks.includes(mark)}
                onChange={(event) => toggle(mark, event.target.checked)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <label className="opt-l wide">
          <input
            type="checkbox"
            className="ck"
            checked={values.isLive}
            onChange={(event) => onChange('isLive', event.target.checked)}
          />
          <span>
            在商店里显示
            <small className="muted brand-note">
              隐藏后，品牌墙、品牌页、筛选和站点地图都没有它；它的商品照常出售
            </small>
          </span>
        </label>
      </div>
    </fieldset>
  );
}
