import type { Message } from '@huarong/contract/messages';
import { Icon } from '@huarong/ui';
import { ProductImage } from '../../catalogue/index.ts';
import styles from './Articles.module.css';

/** More articles for any reader. */
export const Articles = ({ articles }: { articles: readonly Message[] }) => (
  <section className={styles.articles} aria-labelledby="articles-title">
    <h2 id="articles-title">更多灵感</h2>
    <ul>
      {articles.map(({ messageId, title, text, links, imagePath, icon }) => (
        <li key={messageId}>
          <span className={styles.image}>
            {imagePath ? <ProductImage path={imagePath} alt="" sizes="96px" /> : <Icon name={icon} />}
          </span>
          <div>
            <h3>
              <a href={links[0]?.link ?? '/'}>{title}</a>
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
