const FILE = import.meta.env['VITE_LAYER_ORDER_FILE'] as string | undefined;

/** The stylesheet that orders the layers, which exists when the seam css-layer-order is off. It comes before all others. */
export const LayerOrderLink = () => (FILE === undefined ? null : <link rel="stylesheet" href={FILE} />);
