/** References to the gradients, pattern and filter that EffectDefs.tsx defines once per page. */
export const EFFECT = {
  pan: 'url(#bundle-pan)',
  sheen: 'url(#bundle-sheen)',
  metal: 'url(#bundle-metal)',
  mirror: 'url(#bundle-mirror)',
  glass: 'url(#bundle-glass)',
  arm: 'url(#bundle-arm)',
  grain: 'url(#bundle-grain)',
  sand: 'url(#bundle-sand)',
  mist: 'url(#bundle-mist)',
  soft: 'url(#bundle-soft)',
} as const;

/** Colours of the materials; the catalogue has none for them. */
export const MATERIAL = {
  case: '#22201f',
  caseEdge: '#0f0d0d',
  emptyPan: '#100e0e',
  brass: '#c9a36a',
  gilt: '#e5d3a8',
  white: '#ffffff',
  sandShade: '#4a3a10',
  mistShade: '#1f3440',
  box: '#eceeea',
  boxInside: '#cdd5d2',
  boxEdge: '#9aa6a5',
  emptyVial: '#b4bfbc',
  ink: '#33291a',
  clear: '#e8eef0',
  pale: '#ecdcb6',
  arms: { 浅肤: '#f0d3be', 中肤: '#d9a885', 深肤: '#9a6546' },
  ground: '#efe6da',
} as const;
