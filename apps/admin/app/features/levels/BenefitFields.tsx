import { CARD_ORDER, type LevelSettings, type LevelsDraft } from './levels-draft.ts';

const MOST = 12;
const NONE = { PINK: '', WHITE: '', BLACK: '', GOLD: '' };

interface BenefitFieldsProps {
  names: LevelSettings['names'];
  benefits: LevelsDraft['benefits'];
  isDisabled: boolean;
  onChange: (benefits: LevelsDraft['benefits']) => void;
}

/** Benefits in words, one row each. Points and freight are calculated and not written here. */
export function BenefitFields({ names, benefits, isDisabled, onChange }: BenefitFieldsProps) {
  const change = (index: number, next: LevelsDraft['benefits'][number]) =>
    onChange(benefits.with(index, next));
  return (
    <section className="panel" aria-labelledby="level-benefits">
      <header className="panel-h">
        <h2 id="level-benefits">其他权益</h2>
        <span className="muted">会员卡页在积分、包邮之后显示</span>
      </header>
      {benefits.length > 0 && (
        <table className="tbl tbl-flat" aria-label="其他权益">
          <thead>
            <tr>
              <th>名称</th>
              {CARD_ORDER.map((card) => (
                <th key={card}>{names[card]}</th>
              ))}
              <th>
                <span className="vh">操作</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {benefits.map((benefit, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key while they are typed
              <tr key={index}>
                <td>
                  <input
                    className="inp"
                    aria-label={`第 ${index + 1} 项权益的名称`}
                    maxLength={20}
                    disabled={isDisabled}
                    value={benefit.name}
                    onChange={({ target }) => change(index, { ...benefit, name: target.value })}
                  />
                </td>
                {CARD_ORDER.map((card) => (
                  <td key={card}>
                    <input
                      className="inp"
                      aria-label={`第 ${index + 1} 项权益，${names[card]}`}
                      maxLength={40}
                      disabled={isDisabled}
                      value={benefit.values[card]}
                      onChange={({ target }) =>
                        change(index, { ...benefit, values: { ...benefit.values, [card]: target.value } })
                      }
                    />
                  </td>
                ))}
                <td>
                  {!isDisabled && (
                    <button
                      type="button"
                      className="lnk"
                      onClick={() => onChange(benefits.toSpliced(index, 1))}
                    >
                      删除
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!isDisabled && benefits.length < MOST && (
        <button
          type="button"
          className="btn btn-sm mt-3"
          onClick={() => onChange([...benefits, { name: '', values: { ...NONE } }])}
        >
          加一项权益
        </button>
      )}
    </section>
  );
}
