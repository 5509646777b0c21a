import { useState } from 'react';
import styles from './TodoList.module.css';
import { TodoRow } from './TodoRow.tsx';
import type { Todo } from './todo.ts';

/** More than this and the rest of the page is out of sight. */
const AT_FIRST = 5;

/** What to do first. */
export function TodoList({ todos }: { todos: readonly Todo[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const more = todos.length - AT_FIRST;
  return (
    <section className={styles.todo} aria-labelledby="todo">
      <h2 id="todo">
        先处理这几件<small>按剩余时间排列</small>
      </h2>
      <ul>
        {(showsAll ? todos : todos.slice(0, AT_FIRST)).map((todo) => (
          <TodoRow key={todo.key} todo={todo} />
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? '收起' : `还有 ${more} 件`}
        </button>
      )}
    </section>
  );
}
