/** A page or a panel that is being read. It appears after a moment, so that quick answers do not flicker. */
export const Loading = ({ label = '正在读取' }: { label?: string }) => (
  <div className="is-late-shown" role="status" aria-live="polite">
    <span className="muted">{label}…</span>
  </div>
);

/** Rows of the true height while a list is read for the first time. */
export const LoadingRows = ({ rows = 8 }: { rows?: number }) => (
  <div className="stack is-late-shown" role="status">
    <span className="vh">正在读取…</span>
    {Array.from({ length: rows }, (_, at) => (
      // Placeholders have no identity.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <div key={at} className="skel skel-row" />
    ))}
  </div>
);
