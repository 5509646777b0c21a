import { Icon } from '@huarong/ui';
import type { Block } from '../campaign-data.ts';
import styles from './EditionFloor.module.css';

/** Which text holds and since when, what has changed, and its table of contents. */
export const EditionFloor = ({ block }: { block: Block<'edition'> }) => (
  <div className={styles.edition}>
    <p className={styles.dates}>
      <span>版本 {block.version}</span>
      <span>
        发布 <time dateTime={block.publishedOn}>{block.publishedOn}</time>
      </span>
      <span>
        生效 <time dateTime={block.effectiveOn}>{block.effectiveOn}</time>
      </span>
    </p>
    {block.changes.length > 0 && (
      <section className={styles.changes}>
        <h2>本次更新</h2>
        <ul>
          {block.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </section>
    )}
    <nav aria-label="目录" className={styles.contents}>
      <h2>
        {/* Phones fold the contents; the box stays without a look on wider screens. */}
        <label>
          目录
          <input type="checkbox" aria-label="展开目录" />
          <Icon name="down" size={14} className={styles.fold} />
        </label>
      </h2>
      <ol>
        {block.chapters.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  </div>
);
