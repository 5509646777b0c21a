import { buttonClass } from '@huarong/ui';
import type { Block } from '../campaign-data.ts';
import { SceneImage } from '../SceneImage/SceneImage.tsx';
import styles from './ScentStage.module.css';
import { sceneId } from './scene-id.ts';

/** The page opens with rain on stone; below it, the places one can go to. */
export const ScentStage = ({ block }: { block: Block<'scents'> }) => (
  <>
    <header className={styles.stage}>
      <SceneImage picture={block.picture} className={styles.picture} isEager />
      <div className={styles.inside}>
        <h1>
          {block.title.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <div className={styles.words}>
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
      {block.scenes.map(({ name, place, picture }, index) => (
        <a key={name} href={`#${sceneId(index)}`}>
          <span>
            <SceneImage picture={picture} sizes="20vw" isEager isMute />
          </span>
          <b>{name}</b>
          <small>{place}</small>
        </a>
      ))}
    </nav>
  </>
);
