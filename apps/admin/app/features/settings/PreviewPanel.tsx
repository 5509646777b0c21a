import type { SettingPreview } from './use-setting-preview.ts';

/** What other values would have changed. */
export const PreviewPanel = ({ preview }: { preview: SettingPreview | string }) => (
  <section className="panel" aria-labelledby="setting-preview">
    <header className="panel-h">
      <h2 id="setting-preview">会有什么不同</h2>
      {typeof preview !== 'string' && <span className="muted">{preview.note}</span>}
    </header>
    {typeof preview === 'string' ? (
      <p className="err" role="alert">
        {preview}
      </p>
    ) : (
      <>
        <ul className="setting-effects">
          {preview.lines.map(({ label, before, after }) => (
            <li key={label}>
              <span>{label}</span>
              <span className="right">
                {before === after ? (
                  <>
                    {after} <span className="muted">不变</span>
                  </>
                ) : (
                  <>
                    <del className="muted">{before}</del> → <b>{after}</b>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
        {preview.table && <CaseTable table={preview.table} />}
      </>
    )}
  </section>
);

/** Many cases at once; those that change stand out. */
const CaseTable = ({ table: { label, columns, rows } }: { table: NonNullable<SettingPreview['table']> }) => (
  <div className="setting-cases">
    <table className="tbl tbl-in" aria-label={label}>
      <thead>
        <tr>
          <th>{label}</th>
          {columns.map((column) => (
            <th key={column} className="num">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <td>{row.label}</td>
            {row.cells.map(({ before, after }, at) => (
              <td key={columns[at]} className="num">
                {before === after ? (
                  after
                ) : (
                  <>
                    <del className="muted">{before}</del> → <b>{after}</b>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
