import { buttonClass } from '@huarong/ui';
import type { Block } from '../campaign-data.ts';
import { SceneImage } from '../SceneImage/SceneImage.tsx';
import styles from './ScentHero.module.css';
import { sceneId } from './scene-id.ts';

/** Hero of the scent page with links to its scenes. */
export const ScentHero = ({ block }: { block: Block<'scents'> }) => (
  <>
    <header className={styles.stage}>
      <SceneImage image={block.picture} className={styles.image} isEager />
      <div className={styles.inside}>
        <h1>
          {block.title.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <div className={styles.text}>
          <p className={styles.eyebrow}>{block.eyebrow}</p>
          <p>
            {block.text.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <a href={`#${sceneId(0)}`} className={buttonClass({ kind: 'line' })}>
            从{block.scenes[0]?.name}开始
          </a>
        </div>
        <p className={styles.fact}>
          {block.fact.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
    </header>
    <nav className={styles.strip} aria-label="场景">
      {block.scenes.map(({ name, place, picture: image }, index) => (
        <a key={name} href={`#${sceneId(index)}`}>
          <span>
            <SceneImage image={image} sizes="20vw" isEager isDecorative />
          </span>
          <b>{name}</b>
          <small>{place}</small>
        </a>
      ))}
    </nav>
  </>
);
