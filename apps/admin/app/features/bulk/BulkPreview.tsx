import type { Preview } from './bulk-edits.ts';

/** What the edit would do: counts, ten examples, and what cannot be changed. */
export const BulkPreview = ({ preview }: { preview: Preview | undefined }) => (
  <section className="panel" aria-labelledby="preview" aria-live="polite">
    <div className="panel-h">
      <h2 id="preview">会怎样</h2>
      {preview && (
        <span className="muted">
          找到 {preview.total} 件，会改 {preview.changed} 件
          {preview.refused > 0 && `，${preview.refused} 件不能改`}
        </span>
      )}
    </div>
    {!preview && <p className="muted">选好字段后点「看会怎样」，保存之前什么都不会变。</p>}
    {preview && preview.problems.length > 0 && (
      <div className="note note-warn">
        <div>
          <b>{preview.refused} 件不能这样改，保存时会留下不动：</b>
          <ul className="bulk-problems">
            {preview.problems.map(({ productId, code, name, reason }) => (
              <li key={productId}>
                <span className="code">{code}</span> {name}：{reason}
              </li>
            ))}
          </ul>
        </div>
      </div>
    )}
    {preview && preview.changed === 0 && <p className="muted mt-2">没有商品会改变。</p>}
    {preview && preview.examples.length > 0 && (
      <table className="tbl tbl-flat bulk-examples">
        <thead>
          <tr>
            <th>商品</th>
            <th>字段</th>
            <th>改前</th>
            <th>改后</th>
          </tr>
        </thead>
        <tbody>
          {preview.examples.flatMap(({ productId, code, name, fields }) =>
            fields.map(({ label, before, after }, index) => (
              <tr key={`${productId} ${label}`}>
                {index === 0 && (
                  <td className="change-row" rowSpan={fields.length}>
                    <div className="c2">
                      <span>{name}</span>
                      <small className="code">{code}</small>
                    </div>
                  </td>
                )}
                <td>{label}</td>
                <td className="muted change-value">{before}</td>
                <td className="change-value">
                  <b>{after}</b>
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    )}
  </section>
);
