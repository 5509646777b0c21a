import { CARD_ORDER, type LevelSettings, type LevelsDraft } from './levels-draft.ts';

interface FreightFieldsProps extends Pick<LevelSettings, 'names' | 'freightRows'> {
  draft: LevelsDraft;
  isDisabled: boolean;
  onChange: (draft: LevelsDraft) => void;
}

/** From which amount each card has free freight, region by region. */
export const FreightFields = ({ names, freightRows, draft, isDisabled, onChange }: FreightFieldsProps) => (
  <section className="panel" aria-labelledby="level-freight">
    <header className="panel-h">
      <h2 id="level-freight">包邮门槛</h2>
      <span className="muted">元，0 是始终包邮；已下的订单按下单时的门槛</span>
    </header>
    <table className="tbl tbl-flat" aria-labelledby="level-freight">
      <thead>
        <tr>
          <th scope="col">等级</th>
          {freightRows.map((row) => (
            <th key={row} scope="col" className="wrap-c">
              {row}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CARD_ORDER.map((card) => (
          <tr key={card}>
            <td>
              <b className="strong">{names[card]}</b>
            </td>
            {freightRows.map((row, at) => (
              <td key={row}>
                <input
                  className="inp inp-sm levels-freight"
                  aria-label={`${names[card]}在${row}的包邮门槛，元`}
                  inputMode="decimal"
                  disabled={isDisabled}
                  value={draft.freeFrom[at]?.[card] ?? ''}
                  onChange={({ target }) =>
                    onChange({
                      ...draft,
                      freeFrom: draft.freeFrom.map((each, index) =>
                        index === at ? { ...each, [card]: target.value } : each,
                      ),
                    })
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
