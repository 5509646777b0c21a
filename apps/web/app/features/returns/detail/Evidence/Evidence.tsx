import type { ReturnDetail } from '@huarong/contract/returns';
import { Button } from '@huarong/ui';
import { useState } from 'react';
import { AmendReturn } from '../AmendReturn/AmendReturn.tsx';
import styles from './Evidence.module.css';

/** The description and images of the application; editable until staff have reviewed it. */
export function Evidence({ detail }: { detail: ReturnDetail }) {
  const [isAmending, setAmending] = useState(false);
  return (
    <section className={styles.evidence} aria-labelledby="evidence">
      <h2 id="evidence">
        申请内容
        {detail.canAmend && !isAmending && (
          <Button kind="soft" size="sm" onClick={() => setAmending(true)}>
            修改说明与图片
          </Button>
        )}
      </h2>
      {isAmending ? (
        <AmendReturn detail={detail} onDone={() => setAmending(false)} />
      ) : (
        <>
          <p>
            {detail.kindText}，{detail.reasonText}
          </p>
          {detail.description && <p>{detail.description}</p>}
          {detail.imageUrls.length > 0 && (
            <ul>
              {detail.imageUrls.map((url, index) => (
                <li key={detail.imageIds[index]}>
                  <a href={url} target="_blank" rel="noreferrer">
                    <img src={url} alt={`申请图片 ${index + 1}`} width={92} height={92} />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
