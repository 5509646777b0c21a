interface ConsequencesProps {
  rows: readonly { label: string; value: string }[];
  message: { title: string; text: string };
  /** Who reads the message. */
  readers: string;
  approvers: readonly string[];
}

/** What a change means, before it is sent to a second person. */
export const Consequences = ({ rows, message, readers, approvers }: ConsequencesProps) => (
  <section className="ps-effects" aria-labelledby="ps-effects" aria-live="polite">
    <h3 id="ps-effects">会怎样</h3>
    <dl>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <figure className="ps-message">
      <figcaption className="muted">{readers}</figcaption>
      <b>{message.title}</b>
      <p>{message.text}</p>
    </figure>
    <p className="muted">
      {approvers.length === 0 ? '现在没有人能批准' : `能批准的人：${approvers.join('、')}，不能是你自己`}
    </p>
  </section>
);
