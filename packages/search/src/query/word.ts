/** One possible meaning of a typed word. */
export interface Interpretation {
  /** Folded: a word, or a term of the index. */
  text: string;
  /** `pieces`: the parts of a compound, matched separately: 眼线 and 笔. */
  kind: 'plain' | 'part' | 'synonym' | 'nickname' | 'pieces' | 'initials' | 'pinyin' | 'typo';
  /** The word of the pinyin, where `text` is a synonym of it. */
  meaning?: string;
  /** Of a nickname that staff entered: the products, ascending by number. */
  documents?: Uint32Array;
  /** Of a compound. */
  parts?: readonly string[];
}

export interface Word {
  /** As the shopper typed it. */
  typed: string;
  interpretations: Interpretation[];
}
