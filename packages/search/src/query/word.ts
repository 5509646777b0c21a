/** What a typed word may stand for. */
export interface Reading {
  /** Folded: a Chinese word, or a Latin term of the index. */
  text: string;
  kind: 'plain' | 'part' | 'synonym' | 'pinyin' | 'typo';
  /** The word that was spelled, where `text` is another word for it. */
  meaning?: string;
}

export interface Word {
  /** As the shopper wrote it. */
  typed: string;
  readings: Reading[];
}
