import { ButtonLink, Countdown, Icon } from '@huarong/ui';
import { shopNow } from '../../../../platform/clock/shop-clock.ts';
import { ProductImage } from '../../../catalogue/index.ts';
import styles from './TodoList.module.css';
import type { Todo } from './todo.ts';

/** One task: what, by when, and a link to do it. */
export const TodoRow = ({ todo }: { todo: Todo }) => {
  const { icon, title, text, action, imagePath, dueAt, isCountedDown } = todo;
  return (
    <li>
      <span className={styles.image}>
        {imagePath ? <ProductImage path={imagePath} alt="" sizes="64px" /> : <Icon name={icon} />}
      </span>
      <div>
        <b>
          {title}
          {isCountedDown && dueAt !== undefined && (
            <>
              ，剩{' '}
              <span className={styles.left}>
                <Countdown endsAt={new Date(dueAt).toISOString()} serverNow={shopNow().toISOString()} />
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
};
