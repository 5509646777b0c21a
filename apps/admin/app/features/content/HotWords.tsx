import { useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';

interface HotWordsProps {
  used: readonly string[];
  onAdd: (word: string) => void;
}
interface Word {
  word: string;
  searches: number;
  results: number;
}

/** What shoppers searched for most, to add as a word. */
export function HotWords({ used, onAdd }: HotWordsProps) {
  const [words, setWords] = useState<readonly Word[]>();
  useEffect(() => {
    let isCurrent = true;
    void api.content.hotWords({}).then((reply) => isCurrent && setWords(reply.ok ? reply.value.words : []));
    return () => {
      isCurrent = false;
    };
  }, []);
  const offered = words?.filter(({ word }) => !used.includes(word)) ?? [];
  return (
    <section className="panel" aria-labelledby="searched">
      <div className="panel-h">
        <h2 id="searched">大家在搜</h2>
        <span className="muted">近 30 天</span>
      </div>
      {words !== undefined && offered.length === 0 && <p className="muted">还没有可以参考的搜索。</p>}
      <ul className="slot-choices">
        {offered.slice(0, 12).map(({ word, searches, results }) => (
          <li key={word}>
            <button type="button" className="btn btn-sm" onClick={() => onAdd(word)}>
              加「{word}」
              <small className="muted">
                {searches} 次，{results} 件
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
