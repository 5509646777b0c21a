/** What a typed word may stand for. */
export interface Interpretation {
  /** Folded: a word, or a term of the index. */
  text: string;
  /** `pieces`: the parts of a compound, each for itself: 眼线 and 笔. */
  kind: 'plain' | 'part' | 'synonym' | 'pieces' | 'initials' | 'pinyin' | 'typo';
  /** The word that was spelled, where `text` is another word for it. */
  meaning?: string;
  /** Of a compound. */
  pieces?: readonly string[];
}

export interface Word {
  /** As the shopper wrote it. */
  typed: string;
  interpretations: Interpretation[];
}
