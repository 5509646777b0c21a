import { useState } from 'react';
import styles from './TodoList.module.css';
import { TodoRow } from './TodoRow.tsx';
import type { Todo } from './todo.ts';

/** More rows would push the rest of the page out of view. A phone shows one less. */
const COLLAPSED_COUNT = 5;
const PHONE_COUNT = COLLAPSED_COUNT - 1;

/** The member's open tasks, most urgent first. */
export function TodoList({ todos }: { todos: readonly Todo[] }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const more = todos.length - COLLAPSED_COUNT;
  return (
    <section className={styles.todo} aria-labelledby="todo" data-expanded={isExpanded || undefined}>
      <h2 id="todo">
        先处理这几件<small>按剩余时间排列</small>
      </h2>
      <ul>
        {(isExpanded ? todos : todos.slice(0, COLLAPSED_COUNT)).map((todo) => (
          <TodoRow key={todo.key} todo={todo} />
        ))}
      </ul>
      {todos.length > PHONE_COUNT && (
        <button
          type="button"
          className={styles.more}
          data-phone={more <= 0 || undefined}
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? (
            '收起'
          ) : (
            <>
              <span>还有 {more} 件</span>
              <span className={styles.all}>查看全部 {todos.length} 件</span>
            </>
          )}
        </button>
      )}
    </section>
  );
}
