import type { Message } from '@huarong/contract/messages';
import { Icon, VisuallyHidden } from '@huarong/ui';
import { shopNow } from '../../../platform/clock/shop-clock.ts';
import { ProductImage } from '../../catalogue/index.ts';
import { TextButton } from '../../identity/index.ts';
import { arrivalText } from '../arrival-text.ts';
import styles from './MessageList.module.css';

interface MessageListProps {
  messages: readonly Message[];
  isNew: (message: Message) => boolean;
  onRead: (message: Message) => void;
}

/** Messages, newest first. Following a link marks the message as read. */
export function MessageList({ messages, isNew, onRead }: MessageListProps) {
  const now = shopNow();
  return (
    <ul className={styles.list}>
      {messages.map((message) => (
        <li key={message.messageId} data-new={isNew(message) || undefined}>
          <i className={styles.dot} aria-hidden="true" />
          <span className={styles.image}>
            {message.imagePath ? (
              <ProductImage path={message.imagePath} alt="" sizes="64px" />
            ) : (
              <Icon name={message.icon} size={20} />
            )}
          </span>
          <div>
            <h2>
              {message.title}
              {isNew(message) && <VisuallyHidden>（未读）</VisuallyHidden>}
            </h2>
            <p>{message.text}</p>
            <p className={styles.links}>
              {message.links.map(({ text, link }) => (
                <a key={`${text} ${link}`} href={link} onClick={() => onRead(message)}>
                  {text}
                </a>
              ))}
            </p>
          </div>
          <div className={styles.side}>
            <time dateTime={message.createdAt}>{arrivalText(message.createdAt, now)}</time>
            {isNew(message) && (
              <TextButton aria-label={`标为已读：${message.title}`} onClick={() => onRead(message)}>
                标为已读
              </TextButton>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
