export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** What a field was and what it is. */
export const Diff = ({ changes }: { changes: readonly FieldChange[] }) => (
  <table className="diff">
    <thead>
      <tr>
        <th>字段</th>
        <th>改动前</th>
        <th>改动后</th>
      </tr>
    </thead>
    <tbody>
      {changes.map(({ field, before, after }) => (
        <tr key={field}>
          <td>{field}</td>
          <td>{before === null ? <span className="muted">无</span> : <del>{before}</del>}</td>
          <td>{after === null ? <span className="muted">无</span> : <ins>{after}</ins>}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
