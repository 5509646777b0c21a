import { ButtonLink, Countdown, Icon } from '@huarong/ui';
import { shopNow } from '../../../platform/clock/shop-clock.ts';
import { ProductPicture } from '../../catalogue/index.ts';
import type { Todo } from '../home/todos.ts';
import styles from './TodoList.module.css';

/** What to do first. */
export const TodoList = ({ todos }: { todos: readonly Todo[] }) => (
  <section className={styles.todo} aria-labelledby="todo">
    <h2 id="todo">
      {todos.length > 0 ? '先处理这几件' : '没有要处理的事'}
      <small>{todos.length > 0 ? '按剩余时间排列' : '订单、优惠券与积分都安排好了'}</small>
    </h2>
    {todos.length > 0 && (
      <ul>
        {todos.map((todo) => (
          <TodoRow key={todo.key} todo={todo} />
        ))}
      </ul>
    )}
  </section>
);

function TodoRow({ todo: { icon, title, text, action, secondsLeft, picture } }: { todo: Todo }) {
  const now = shopNow();
  return (
    <li>
      <span className={styles.picture}>
        {picture ? <ProductPicture path={picture} alt="" sizes="64px" /> : <Icon name={icon} />}
      </span>
      <div>
        <b>
          {title}
          {secondsLeft !== undefined && (
            <>
              ，剩{' '}
              <span className={styles.left}>
                <Countdown
                  endsAt={new Date(now.getTime() + secondsLeft * 1_000).toISOString()}
                  serverNow={now.toISOString()}
                />
              </span>
            </>
          )}
        </b>
        <p>{text}</p>
      </div>
      <ButtonLink kind={action.isPaying ? 'rouge' : 'line'} size="sm" href={action.path}>
        {action.label}
      </ButtonLink>
    </li>
  );
}
