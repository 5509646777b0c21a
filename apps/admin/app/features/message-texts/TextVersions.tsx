import { useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { formatTime } from '../../ui/format.ts';
import type { TextVersion } from './types.ts';

interface TextVersionsProps {
  textKey: string;
  /** Puts an earlier version into the form; null is the text of the shop. */
  onChoose: (content: TextVersion['content']) => void;
}

/** Who changed a text when, and what it said. */
export function TextVersions({ textKey, onChoose }: TextVersionsProps) {
  const [versions, setVersions] = useState<readonly TextVersion[]>([]);
  const [error, setError] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void api.messageTexts.history({ key: textKey }).then((reply) => {
      if (!isCurrent) return;
      if (reply.ok) setVersions(reply.value.versions);
      else setError(reply.refusal.message);
    });
    return () => {
      isCurrent = false;
    };
  }, [textKey]);
  if (error) return <p className="err">{error}</p>;
  if (versions.length === 0) return <p className="hint">还没有人改过。</p>;
  return (
    <section aria-label="以前的版本">
      <h3 className="strong">以前的版本</h3>
      <ul className="bc-versions">
        {versions.map(({ version, content, by, at }) => (
          <li key={version}>
            <span className="c2">
              {content ? content.title : '恢复默认'}
              <small>{content?.text}</small>
            </span>
            <span className="muted">
              {by}，{formatTime(at)}
            </span>
            <button type="button" className="btn btn-sm" onClick={() => onChoose(content)}>
              {`用第 ${version} 版`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
