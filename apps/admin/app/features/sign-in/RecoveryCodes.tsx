/** Ten codes, shown this once. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <>
    <div>
      <h1>保存恢复码</h1>
      <p className="muted">手机丢失时，每个恢复码可以登录一次。离开此页后不再显示。</p>
    </div>
    <ol className="lg-codes">
      {codes.map((code) => (
        <li key={code} className="code">
          {code}
        </li>
      ))}
    </ol>
  </>
);
